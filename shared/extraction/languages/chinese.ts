import type { Words } from '../language.ts';
import { listOf } from './lists.ts';

/** Characters that are written in more than one way, the simplified form first. */
const FORMS = listOf(`
  业業 丛叢 东東 丝絲 两兩 严嚴 个個 为為 么麼 义義 乌烏 乐樂 乔喬 乡鄉 书書 买買 亏虧 云雲 亚亞 产產 亲親 从從 们們哋 价價 优優 会會 传傳 体體 余餘 你妳 侧側 储儲 儿兒 党黨 兰蘭
  关關 兴興 内內 写寫 农農 冯馮 冲沖衝 决決 况況 准準 几幾 刘劉 刚剛 别別 办辦 务務 动動 劳勞 医醫 华華 协協 单單 卢盧 卫衛 厅廳 压壓 厕廁 厦廈 厨廚 县縣 参參 双雙 发發髮 叶葉
  台臺颱檯 号號 吃喫 后後 吕呂 吗嗎 启啟 吴吳 员員 响響 哗嘩 啰囉 喷噴 喽嘍 团團 园園 围圍 国國 场場 坏壞 块塊 墙牆墻 壮壯 声聲 处處 备備 复復複 头頭 妇婦 妈媽 娄婁 婴嬰 孙孫 学學
  宁寧 宝寶 实實 宠寵 宫宮 宾賓 对對 将將 尔爾 尽盡儘 层層 屉屜 属屬 岛島 岳嶽 巩鞏 师師 帐帳 帘簾 帮幫 干乾幹 并並併 广廣 庄莊 庆慶 库庫 应應 庞龐 废廢 开開 异異 张張 弯彎 当當
  录錄 彻徹 径徑 总總 愿願 户戶 扬揚 扰擾 护護 报報 担擔 损損 换換 数數 断斷 无無 旧舊 时時 显顯 晋晉 暂暫 术術 机機 权權 条條 来來 杨楊 松鬆 板闆 极極 柜櫃 标標 栋棟 栏欄 样樣
  栾欒 档檔 梁樑 楼樓 横橫 欧歐 毁毀 毕畢 气氣 汉漢 汤湯 没沒冇 泄洩 洒灑 测測 济濟 涂塗 涌湧 渗滲 温溫 湾灣 滨濱 灯燈 灵靈 灶竈 灾災 炉爐 点點 烁爍 烟煙菸 烦煩 烧燒 热熱 爱愛
  爷爺 状狀 独獨 猫貓 环環 现現 电電 盗盜 盘盤 码碼 砖磚 确確 礼禮 离離 种種 秘祕 积積 称稱 税稅 窃竊 窦竇 笔筆 简簡 类類 粘黏 紧緊 约約 级級 纪紀 线線綫 组組 细細 绍紹 经經 结結
  给給俾畀 络絡 绝絕 统統 续續 维維 缓緩 编編 缝縫 缪繆 缴繳 网網 罗羅 联聯聫 聂聶 肃肅 脱脫 脸臉 苏蘇 范範 荐薦 荣榮 萧蕭 萨薩 蒋蔣 蓝藍 蔺藺 虫蟲 蚁蟻 蚂螞 蛮蠻 装裝 见見 视視
  觉覺 触觸 订訂 认認 让讓 议議 记記 讲講 许許 访訪 证證証 诉訴 诊診 试試 话話 询詢 该該 详詳 误誤 说說 请請 诸諸 谁誰 调調 谈談 谢謝 谭譚 里裡裏 贝貝 负負 责責 货貨 购購 贰貳
  贵貴 费費 贺賀 贾賈 资資 赁賃 赔賠 赵趙 赶趕 车車 轩軒 转轉 较較 辕轅 边邊 辽遼 达達 过過 运運 还還 这這 进進 连連 迟遲 递遞 邓鄧 邮郵 邹鄒 邻鄰隣 郁鬱 郑鄭 钟鐘鍾 钥鑰 钮鈕
  钱錢 铃鈴 铺鋪 销銷 锁鎖 锅鍋 锈鏽銹 错錯 锡錫 镇鎮 长長 闪閃 闫閆 闭閉 问問 闯闖 闲閒閑 闵閔 闸閘 闹鬧 闻聞 阀閥 阁閣 阅閱 阎閻 队隊 阳陽 际際 陆陸 陈陳 陕陝 险險 随隨 隐隱
  雾霧 霉黴 静靜 韦韋 韩韓 页頁 顶頂 项項 顺順 须須鬚 顾顧 预預 领領 题題 颜顏 额額 风風 饭飯 饶饒 馆館 馈饋 马馬 骆駱 鲁魯 鲍鮑 麦麥 黄黃 齐齊 龙龍 龚龔 门門 冰氷 系繫 只隻 周週
  游遊 制製 回迴 面麵 谷穀 向嚮 占佔 着著 咸鹹 表錶 才纔 托託 盖蓋 账賬 赖賴 输輸 选選 补補 阚闞 钦欽 闾閭 帅帥 蓟薊 贲賁 郏郟 舍捨 咨諮 污汙 哟喲 邬鄔 丢丟 吊弔 与與 偿償 万萬 专專 于於 区區 拨撥 间間 银銀 拧擰 计計 诶誒 阵陣 沈瀋 邝鄺 谌諶 是係
  的嘅 了咗 他佢 在喺 那嗰 看睇 不唔
`);
const formsOf = new Map(FORMS.flatMap((forms) => Array.from(forms, (form) => [form, forms] as const)));

const PART = new RegExp(String.raw`\\.|\[(?:[^\]\\]|\\.)*\]|[${FORMS.join('')}]`, 'g');

/** Sources of expressions, however nested, that match each character in any of its forms. */
export function inBothScripts<T>(phrases: T): T {
  if (typeof phrases === 'string') return phrases.replace(PART, anyForm) as T;
  if (typeof phrases !== 'object' || phrases === null) return phrases;
  if (Array.isArray(phrases)) return phrases.map(inBothScripts) as T;
  return Object.fromEntries(Object.entries(phrases).map(([key, it]) => [key, inBothScripts(it)])) as T;
}

function anyForm(part: string): string {
  const forms = formsOf.get(part);
  if (forms) return `[${forms}]`;
  return part.startsWith('[') ? Array.from(part, (it) => formsOf.get(it) ?? it).join('') : part;
}

/** The words as they are and in traditional characters. */
export const wordsInBothScripts = (words: Words): Words =>
  `${words} ${Array.from(words, (it) => formsOf.get(it)?.charAt(1) ?? it).join('')}`;

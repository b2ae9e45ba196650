import type { SalesLanguage } from '../language.ts';

export const pt: SalesLanguage = {
  code: 'pt',
  decimal: ',',
  spaceGroups: true,
  headFirst: true,
  plurals: 'kept',
  numbers: {
    words: {
      um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10, onze: 11,
      doze: 12, treze: 13, catorze: 14, quatorze: 14, quinze: 15, dezesseis: 16, dezasseis: 16, dezessete: 17, dezassete: 17,
      dezoito: 18, dezenove: 19, dezanove: 19, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70,
      oitenta: 80, noventa: 90, cem: 100, cento: 100, duzentos: 200, duzentas: 200, trezentos: 300, trezentas: 300,
      quatrocentos: 400, quatrocentas: 400, quinhentos: 500, quinhentas: 500, seiscentos: 600, seiscentas: 600,
      setecentos: 700, setecentas: 700, oitocentos: 800, oitocentas: 800, novecentos: 900, novecentas: 900,
      'meia dúzia': 6, 'meia dúzia de': 6, 'uma dezena': 10,
    }, // biome-ignore format: a table
    multipliers: {
      mil: 1000,
      k: 1000,
      milhão: 1e6,
      milhões: 1e6,
      dúzia: 12,
      dúzias: 12,
      'uma dúzia': 12,
      'uma centena': 100,
    },
    weak: 'um, uma',
    joins: 'e, de',
  },
  currencies: {
    $: 'dólar, dólares',
    USD: 'dólares americanos, dólar americano, dólares dos eua',
    CAD: 'dólares canadenses',
    BRL: 'real, reais, conto, contos, pila, pilas',
    EUR: 'euro, euros',
    GBP: 'libras esterlinas, libra esterlina, libras',
    AOA: 'kwanza, kwanzas, kz',
    MZN: 'metical, meticais',
    CHF: 'francos suíços, francos',
    JPY: 'iene, ienes',
    CNY: 'yuan, yuans',
    ARS: 'pesos argentinos',
  },
  minor: { '': 'centavo, centavos, cêntimo, cêntimos' },
  units: {
    count:
      'unidade, unidades, un, un., und, unid, unid., uni, peça, peças, pç, pçs, pc, pcs, exemplar, exemplares, item, itens, artigo, artigos, conjunto, conjuntos, jogo, jogos, kit, kits, licença, licenças, folha, folhas, chapa, chapas',
    pack: 'caixa, caixas, cx, cxs, saca, sacas, saco, sacos, pacote, pacotes, palete, paletes, pallet, pallets, garrafa, garrafas, lata, latas, tambor, tambores, barril, barris, galão de, bombona, bombonas, balde, baldes, frasco, frascos, pote, potes, resma, resmas, rolo, rolos, bobina, bobinas, fardo, fardos, contêiner, contêineres, container, containers, contentor, contentores, lote, lotes, bandeja, bandejas, caminhão, caminhões, engradado, engradados, bag, bags, feixe, feixes, tubo, tubos, pack, packs, cartela, cartelas, garrafão, garrafões',
    pair: 'par, pares',
    measure:
      'kg, kgs, quilo, quilos, quilograma, quilogramas, g, gr, grama, gramas, arroba, arrobas, tonelada, toneladas, t, ton, l, lt, litro, litros, m, metro, metros, metro quadrado, metros quadrados, m2, metro cúbico, metros cúbicos, m3, km, galão, galões, hora, horas',
    size: 'ml, cl, mm, cm, polegadas, polegada, gb, tb, w, watts, v, volts, mah, mg, cv, hp, kw, lugares',
    time: 'dia, dias, dias úteis, dias corridos, semana, semanas, mês, meses, ano, anos, h',
  },
  cues: {
    price:
      'preço, preços, preço unitário, valor, valor unitário, custa, custam, custaria, custariam, custo, sai, saem, sai por, saem por, sai a, fica, ficam, fica em, fica a, ficam a, ficam em, quanto custa, quanto custam, quanto é, quanto sai, quanto fica, quanto está, quanto estão, tabela, cobramos, cobram, cobra, orçamento, cotação, é o melhor, é o mínimo, é o nosso melhor preço, é meu último preço, é o último preço, último preço, preço final',
    at: 'a, @, por, ao preço de, ao valor de, no valor de, a apenas, por apenas, fazemos por, faço por, consigo fazer por, podemos fazer por, podemos fazer, conseguimos, consigo, chegamos a, que tal, e se, digamos, não mais que, no máximo, até, baixar para, podemos baixar para, baixo para, fechamos em, fechamos por, fecha em, fecha por, aceita, aceitam, podemos chegar a, deixo por, deixamos por, deixo em, deixamos em',
    per: 'cada, cada um, cada uma, por unidade, por peça, a unidade, a peça, por, /, unitário, o quilo, a caixa, o litro, a saca, o metro, por cabeça',
    quantity: 'quantidade, qtd, qtd., qtde, qtde., volume, quant., número de unidades',
    from: 'a partir de, acima de, mais de, desde, superior a, superiores a, para pedidos acima de, em pedidos acima de, para compras acima de, em compras acima de, nas compras acima de, em compras a partir de, para pedidos a partir de, em encomendas de, em encomendas acima de, acima das, a partir das, a partir dos',
    given:
      'se levar, se levarem, se levarmos, se comprar, se comprarem, se comprarmos, se pedir, se pedirmos, se encomendarmos, se ficarmos com, levando, comprando, se fecharmos, se fechar, se forem, se eu levar, se eu pedir, na compra de',
    more: 'ou mais, para cima, em diante, +',
    minimum:
      'mínimo, pedido mínimo, pedido mínimo de, o pedido mínimo é de, o pedido mínimo é, encomenda mínima, encomenda mínima de, o mínimo é, o mínimo são, mínimo de, quantidade mínima, quantidade mínima de, lote mínimo, pelo menos, no mínimo, não menos de, compra mínima',
    discount:
      'desconto, descontos, desc, desc., de desconto, abatimento, redução, rebate, bonificação, mais barato, mais barata, promoção de, de abatimento',
    less: 'menos, descontando, tirando, tiramos, abatendo',
    percent: 'por cento, porcento',
    total:
      'total, no total, ao todo, valor total, soma, por tudo, por todos, por todas, orçamento total, verba, tudo junto',
    shipping:
      'frete, envio, transporte, portes, entrega custa, taxa de entrega, embalagem, seguro, alfândega, instalação, montagem, sinal de, amostra, amostras, custo de envio',
    tax: 'icms, iva, ipi, imposto, impostos, iss',
    reference:
      'pedido nº, pedido no, pedido n, pedido número, número do pedido, nº, n°, no, nro, num, número, nota fiscal, nf, nf-e, fatura, fatura nº, fatura n, factura, orçamento nº, orçamento n, orçamento número, proposta nº, proposta n, proposta número, cotação nº, ref, ref., referência, código, cliente nº, telefone, tel, tel., rua, andar, sala, cnpj, cep, página, entre, apartamento, apto',
    request:
      'quero, queremos, queria, queríamos, gostaria de, gostaríamos de, preciso, precisamos, preciso de, precisamos de, precisava de, necessito, necessitamos, necessitamos de, peço, pedimos, pedir, encomendar, encomendo, encomendamos, comprar, compro, compramos, compraremos, levo, levamos, vamos levar, vou levar, fico com, ficamos com, vamos querer, vou querer, mande, mandem, manda, mande-nos, mandem-nos, envie, enviem, envie-nos, enviem-nos, me mande, me envie, nos envie, nos mande, dê-me, procuro, procuramos, interesse em, interessado em, interessada em, interessados em, tenho interesse, temos interesse, cotar, cotação de, cotação para, orçamento de, orçamento para, oferta, oferta de, oferecer, oferecemos, oferecem, vendem, vende, vendemos, têm, tem, vocês têm, fornecer, fornecem, fornecemos, fornecimento de, pedido de, um pedido de, reserve, reservar, reservem, confirmo, confirmamos, confirmar, confirme, solicito, solicitamos, preço de, preço do, preço da, preço dos, preço das, preço para, valor de, valor do, valor da, valor dos, valor das, quanto custa, quanto custam, quanto está, quanto estão, quanto sai, quanto fica, quanto ficam, promoção de, então, serão, seriam, pode ser, põe, ponha, coloque, anote, anota, separa, separe, adquirir, encomenda de, compra de, fechamos com, seguimos com',
    howMany: 'quantos, quantas, que quantidade, qual a quantidade, qual quantidade, quantas unidades, quantos quilos',
    which:
      'qual modelo, que modelo, qual o modelo, qual tamanho, que tamanho, qual cor, que cor, qual a cor, qual tipo, que tipo, qual versão, qual marca, qual deles, qual delas, quais, qual produto, de qual produto, que produto',
    product: 'produto, produtos, artigo, artigos, mercadoria',
    currency: 'moeda, divisa, qual moeda, que moeda',
    accept:
      'fechado, fechada, ok, okay, sim, certo, tudo bem, tá bom, está bem, está bom, combinado, de acordo, concordo, concordamos, aceito, aceitamos, confirmado, confirmada, confirmo, confirmamos, perfeito, ótimo, excelente, beleza, feito, negócio fechado, claro, com certeza, pode ser, sem problema, sem problemas, entendido, anotado, obrigado, obrigada, bom, muito bem, bacana, show, valeu, fechamos, topo, topamos, pode mandar, aprovado, serve, então tá, justo, exato',
    refuse:
      'não, não obrigado, não aceitamos, não aceito, recusamos, recuso, impossível, não é possível, não podemos, não posso, não dá, não temos interesse, não tenho interesse, nem pensar, infelizmente não, cancelar, não fazemos, não damos, não conseguimos, não consigo, de jeito nenhum, deixa pra lá, desculpe',
    tooMuch:
      'caro, cara, muito caro, muito cara, caro demais, demais, muito alto, alto demais, é muito, muitas, muitos, excessivo, puxado, salgado, acima do orçamento, fora do orçamento, demasiado',
    past: 'ano passado, no ano passado, mês passado, no mês passado, semana passada, da última vez, última vez, último pedido, antes, anteriormente, anterior, antigo, preço antigo, preço anterior, pagávamos, pagamos, pagava, paguei, custava, custavam, era, eram, no catálogo, segundo o catálogo, no site, no seu site, normalmente, até agora',
    present:
      'este ano, esse ano, agora, hoje, atualmente, neste momento, preço novo, novo preço, desta vez, este mês, já',
    other:
      'concorrente, concorrentes, concorrência, outro fornecedor, outros fornecedores, outra empresa, outra loja, noutro lado, em outro lugar, fornecedor atual, nosso fornecedor, amazon, mercado livre',
    wrong:
      'erro, por engano, engano, enganado, gralha, erro de digitação, faturaram, faturou, vocês faturaram, cobraram, enviaram, entregaram, recebemos, recebi, chegaram, errado, errada, incorreto, a nota diz, veio',
    unavailable:
      'esgotado, esgotada, esgotados, esgotadas, sem estoque, sem stock, em falta, indisponível, indisponíveis, fora de linha, não temos mais',
    stock:
      'em estoque, em stock, no estoque, restam, disponíveis, por mês, por semana, por dia, pessoas, funcionários, convidados, por ano, mensais',
    instead: 'em vez de, ao invés de, no lugar de, e não, não, em vez das, em vez dos',
    correct:
      'mude para, altere para, alterar para, mudar para, corrigido para, corrigido, correção, corrigindo, quis dizer, digo, na verdade, aumente para, aumentar para, reduzir para, passa para, melhor, deveria ser, aliás',
    only: 'só, somente, apenas, só os, só as',
    contrast: 'mas, porém, contudo, no entanto, só que',
    and: 'e, ou, então, se, com, porque, pois',
    of: 'de, do, da, dos, das',
    for: 'para, por, de, em, do, da, dos, das, no, na, sobre, nos, nas, pelo, pela',
    buyer:
      'revendedor, revendedores, revendas, escolas, estudantes, clientes, novos clientes, membros, sócios, empresas, vocês, nós, mim, pagamento à vista, pagamento antecipado, lojistas, atacado, você',
    customer:
      'em nome de, da parte de, somos, somos a, sou da, falo da, aqui é da, cliente:, empresa:, faturar para, represento a, nota para',
    quality:
      'grande, grandes, pequeno, pequena, pequenos, pequenas, médio, média, preto, preta, pretos, branco, branca, brancos, vermelho, azul, azuis, verde, cinza, novo, nova, usado, modelo',
    stop: 'preço, preços, oferta, ofertas, pedido, pedidos, encomenda, entrega, envio, fatura, nota, catálogo, tabela, lista, lista de preços, proposta, orçamento, aproximadamente, cerca de, uns, umas, próximo, próxima, melhor, último, última, mínimo, máximo, bom dia, boa tarde, boa noite, olá, oi, prezado, prezados, atenciosamente, cumprimentos, senhor, senhora, cliente, fornecedor, empresa, condições, condição, validade, prazo, data, semana, mês, ano, amanhã, segunda, terça, quarta, quinta, sexta, sábado, domingo, seria, seriam, são, é, foi, ser, disponível, informação, informações, incluído, inclui, total, quantidade, combinado, acordado, pagamento, quanto, quantos, quantas, qual, quais, que, unidades de, entregue, posto, desconto, consulta, dúvida, amostra, contrato, especial, até, tal, faz, fazem, fazer, fazemos, dar, podem, pode, poderia, poderiam, podemos, mesmo, mesma, mesmos, mesmas, deles, delas, dele, dela, outro, outra, outros, outras, mais, menos, o, a, os, as, à, ao, aos, às, lhe, favor, ficou, mil obrigados, valores, faturado, valor',
    pay: 'pagamento, pagamentos, o pagamento, condições de pagamento, condição de pagamento, forma de pagamento, prazo de pagamento, pagar, pagamos, pagaremos, prazo',
    payable: 'pagável, a pagar',
    method:
      'carta de crédito, carta de crédito à vista, carta de crédito irrevogável, à vista, pagamento à vista, a pronto, pronto pagamento, pronto, contra entrega, à cobrança, contra reembolso, antecipado, pagamento antecipado, pagamento adiantado, adiantado, pré-pagamento, boleto, boleto bancário, pix, transferência, transferência bancária, ted, cartão, cartão de crédito, cheque, em dinheiro, dinheiro, parcelas, parcelas mensais, prestações, em parcelas, em prestações, parcelado, cobrança documentária, contra documentos, conta aberta, na entrega, pagamento na entrega, crédito documentário, faturado, débito direto, duplicata',
    moment:
      'antecipado, adiantado, adiantados, de entrada, entrada, de sinal, sinal, no pedido, na encomenda, na confirmação, na assinatura, na entrega, contra entrega, no recebimento, no embarque, antes do embarque, antes do envio, antes da entrega, no envio, após a entrega, após entrega, após a fatura, após faturamento, após o embarque, após embarque, após o recebimento, da data da fatura, data da fatura, da fatura, da emissão da fatura, da nota, do conhecimento de embarque, após conhecimento de embarque, fim do mês, fora o mês, final do mês, à vista, contra documentos, restante, o restante, o resto, saldo, na conclusão, faturados, dfm, ddl',
    net: 'líquido, líquidos, net',
    within: 'em, a, dentro de, no prazo de, até, com, após, de, por, para',
    valid:
      'válida, válido, válidas, válidos, validade, vigente, vigência, em vigor, oferta, proposta, vale até, expira, vence, promoção, mantém-se, mantemos, manter, mantido, garantido, preços válidos, valem até, termina, termina em, tabela, congelado, vigora, vai até',
    deliver:
      'entrega, entregar, entregue, chega, chegam, chegada, envio, enviar, embarque, prontos para, retirada, reunião, aberto, abertos, instalação, precisamos até, preciso até, prazo de entrega',
    place: 'até, para o porto de, desde, posto em, entregue em, entregues em, com destino a',
  },
  discounts: { 'metade do preço': 50, 'pela metade do preço': 50, 'a metade do preço': 50 },
  incoterms: {
    EXW: 'na fábrica, posto fábrica',
    FOB: 'livre a bordo',
    CIF: 'custo seguro e frete',
    CFR: 'custo e frete',
    DDP: 'entregue com direitos pagos',
  },
  singular: [
    ['ões', 'ão'], ['ães', 'ão'], ['(?<=[aeou])is', 'l'], ['(?<=fun|barr|cant)is', 'il'], ['ns', 'm'], ['(?<=[rz])es', ''], ['s', ''],
  ], // biome-ignore format: a table
  invariable: 'óculos, lápis, ônibus, tênis, pires, luvas, calças, gás, vírus, jeans',
  prompts: {
    product: 'De que produto se trata?',
    price: 'Que preço ou desconto foi acordado?',
    currency: 'Em que moeda é o preço?',
  },
};

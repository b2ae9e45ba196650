import { describe, expect, test } from '@jest/globals';
import { ar } from '../../../shared/extraction/languages/ar.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'السلام عليكم، معكم عبد الرحمن بن خالد العتيبي. المكيف في غرفة النوم لا يبرد. رقمي 0501234567 وعنواني حي الملقا، شارع أنس بن مالك، فيلا 12، الرياض',
    ],
    {
      name: 'عبد الرحمن بن خالد العتيبي',
      phone: '0501234567',
      address: 'حي الملقا، شارع أنس بن مالك، فيلا 12، الرياض',
      issue: 'المكيف في غرفة النوم لا يبرد.',
      type: 'maintenance',
    },
  ],
  [
    'terse answers, a title, spelled digits',
    [
      '> ما اسمك؟',
      'الدكتورة منى حسن',
      '> رقم الهاتف؟',
      'صفر خمسة خمسة واحد اثنين ثلاثة أربعة خمسة ستة سبعة',
      '> أين تسكن؟',
      'عمارة 5 شارع جامعة الدول العربية المهندسين الدور الثالث شقة 9',
    ],
    { name: 'منى حسن', phone: '0551234567', address: 'عمارة 5 شارع جامعة الدول العربية المهندسين الدور الثالث شقة 9' },
  ],
  [
    'dialect without punctuation',
    ['هلا انا سعود الحربي عندي تسريب مويه في الحمام جوالي 0555123456'],
    { name: 'سعود الحربي', phone: '0555123456', type: 'plumbing' },
  ],
  [
    'a corrected number in Arabic-Indic digits',
    ['> رقمك؟', '٠٥٠١١١٢٢٣٣ لا عفوا الصحيح ٠٥٠٤٤٤٥٥٦٦'],
    { phone: '٠٥٠٤٤٤٥٥٦٦' },
  ],
  [
    'no name and number of a neighbour, and a refusal',
    [
      'جارتي أم محمد رقمها 0501112233 نصحتني بكم. اسمي ليلى أحمد. المصعد معطل من أمس.',
      '> كيف نتواصل معك؟',
      'لا أريد إعطاء رقمي',
    ],
    { name: 'ليلى أحمد', phone: null, type: 'maintenance' },
  ],
  [
    'a form',
    ['الاسم: يوسف إبراهيم\nالجوال: +966 55 123 4567\nالعنوان: شارع التحلية 25، جدة\nالمشكلة: باب المدخل لا يغلق'],
    { name: 'يوسف إبراهيم', phone: '+966 55 123 4567', address: 'شارع التحلية 25، جدة', issue: 'باب المدخل لا يغلق' },
  ],
  [
    'an owner in an emergency',
    ['أنا مالك الشقة، فيه ريحة غاز في المطبخ، تعالوا فورا'],
    { name: null, role: 'owner', priority: 'urgent' },
  ],
  [
    'no order number, and a signature',
    ['رقم الطلب 123456789 ولم تصل الشحنة. مع تحياتي، هند سالم'],
    { name: 'هند سالم', phone: null },
  ],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), ar).values).toMatchObject(record);
  });
});

describe('what is said of the work', () => {
  test.each([
    ['تم حل المشكلة شكرا لكم', 'user', 'solved'],
    ['ما زال الصنبور يقطر', 'user', 'reported_again'],
    ['أريد إلغاء الموعد', 'user', 'cancelled'],
    ['السباك في الطريق إليك', 'assistant', 'work_started'],
  ] as const)('%s', (text, role, signal) => {
    expect(signalOf({ role, text }, ar)).toBe(signal);
  });
});

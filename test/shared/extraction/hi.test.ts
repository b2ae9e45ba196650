import { describe, expect, test } from '@jest/globals';
import { hi } from '../../../shared/extraction/languages/hi.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'नमस्ते, मैं सुनीता यादव बोल रही हूँ। मेरे बाथरूम का गीजर काम नहीं कर रहा है। मेरा पता मकान नंबर 45, गली नंबर 3, लक्ष्मी नगर, दिल्ली 110092 है और मोबाइल 98111 22333 है।',
    ],
    {
      name: 'सुनीता यादव',
      phone: '98111 22333',
      address: 'मकान नंबर 45, गली नंबर 3, लक्ष्मी नगर, दिल्ली 110092',
      issue: 'मेरे बाथरूम का गीजर काम नहीं कर रहा है।',
      type: 'plumbing',
    },
  ],
  [
    'terse answers, a title, spelled digits',
    [
      '> आपका शुभ नाम?',
      'डॉ. रवि शंकर मिश्रा',
      '> मोबाइल नंबर?',
      'नौ आठ एक एक, डबल दो, तीन तीन तीन चार',
      '> घर का पता बताइए',
      'फ्लैट 302, शांति अपार्टमेंट, एमजी रोड, पुणे 411001',
    ],
    { name: 'रवि शंकर मिश्रा', phone: '9811223334', address: 'फ्लैट 302, शांति अपार्टमेंट, एमजी रोड, पुणे 411001' },
  ],
  [
    'Hindi in Latin letters',
    ['hello mera naam rahul verma hai, mere kitchen ka nal leak kar raha hai, mera number 9811122233 hai'],
    { name: 'rahul verma', phone: '9811122233', type: 'plumbing' },
  ],
  ['a corrected number', ['> नंबर?', '9811122233, नहीं माफ कीजिए 9811122244'], { phone: '9811122244' }],
  [
    'no name and number of a neighbour, and a refusal',
    [
      'मेरे पड़ोसी अनिल गुप्ता (9899001122) ने आपका नंबर दिया। मेरा नाम कविता है। लिफ्ट बंद पड़ी है।',
      '> आपका फोन नंबर?',
      'मैं नंबर नहीं देना चाहती',
    ],
    { name: 'कविता', phone: null, type: 'maintenance' },
  ],
  [
    'a form',
    ['नाम: मोहम्मद आरिफ़\nमोबाइल: +91 98765 43210\nपता: 12/4, सेक्टर 15, नोएडा 201301\nसमस्या: दरवाज़े का ताला खराब है'],
    {
      name: 'मोहम्मद आरिफ़',
      phone: '+91 98765 43210',
      address: '12/4, सेक्टर 15, नोएडा 201301',
      issue: 'दरवाज़े का ताला खराब है',
    },
  ],
  [
    'a tenant in an emergency',
    ['मैं किराएदार हूँ, बिजली के मीटर से धुआं निकल रहा है, तुरंत किसी को भेजिए'],
    { name: null, role: 'tenant', priority: 'urgent', type: 'electrical' },
  ],
  ['no order number', ['मेरा ऑर्डर नंबर 1234567890 है, पार्सल अभी तक नहीं आया'], { phone: null }],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), hi).values).toMatchObject(record);
  });
});

describe('what is said of the work', () => {
  test.each([
    ['सब ठीक हो गया, धन्यवाद', 'user', 'solved'],
    ['नल फिर से टपक रहा है', 'user', 'reported_again'],
    ['शिकायत रद्द कर दीजिए', 'user', 'cancelled'],
    ['प्लंबर रास्ते में है', 'assistant', 'work_started'],
  ] as const)('%s', (text, role, signal) => {
    expect(signalOf({ role, text }, hi)).toBe(signal);
  });
});

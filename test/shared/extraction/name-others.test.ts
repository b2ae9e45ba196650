import { describe } from '@jest/globals';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const readings: Record<string, Reading[]> = {
  en: [
    [["> Hello, I'm Sofia, how can I help?", 'Hi Sofia, my sink leaks'], { name: null }],
    [['> Your name?', "I'm calling for my mother, Maria Rossi. I'm Luca Rossi"], { name: 'Luca Rossi' }],
    [['> Your name?', 'Ann Lee. My landlord is Bob Stone'], { name: 'Ann Lee' }],
    [["> What is the landlord's name?", 'Bob Stone'], { name: null }],

    [["I'm Ann Lee", '> Should we call before we come?', 'just ring'], { name: 'Ann Lee' }],
    [['> Should we call before we come?', 'just ring'], { name: null }],
    [['> Are you at the property?', 'not yet'], { name: null }],
    [['> Where are you?', 'at home'], { name: null }],
    [['> Have they contacted you?', 'they are calling me'], { name: null }],
  ],
  de: [
    [['> Hallo, ich bin Sofia. Wie kann ich helfen?', 'Hallo Sofia, mein Waschbecken tropft'], { name: null }],
    [['> Ihr Name?', 'Lea Brandt, der Vermieter heißt Jonas Weber'], { name: 'Lea Brandt' }],
    [['> Wo sind Sie gerade?', 'zu Hause'], { name: null }],
  ],
  fr: [
    [['> Bonjour, je suis Sofia. Comment puis-je vous aider ?', 'Bonjour Sofia, mon évier fuit'], { name: null }],
    [['> Votre nom ?', "Claire Dubois, mon propriétaire s'appelle Paul Girard"], { name: 'Claire Dubois' }],
    [["> Comment s'appelle votre propriétaire ?", 'Paul Girard'], { name: null }],
  ],
  es: [
    [['> Hola, soy Sofía, ¿en qué puedo ayudarle?', 'Hola Sofía, gotea mi grifo'], { name: null }],
    [['> ¿Su nombre?', 'Carmen Ruiz, mi vecino se llama Jorge Díaz'], { name: 'Carmen Ruiz' }],
    [['> ¿Cómo se llama el propietario?', 'Jorge Díaz'], { name: null }],
  ],
  it: [
    [['> Salve, sono Sofia, come posso aiutarla?', 'Ciao Sofia, il mio lavandino perde'], { name: null }],
    [['> Come si chiama il proprietario?', 'Marco Neri'], { name: null }],
  ],
  pt: [[['> Olá, sou a Sofia, em que posso ajudar?', 'Olá Sofia, a minha torneira pinga'], { name: null }]],
  nl: [[['> Hallo, ik ben Sofia. Hoe kan ik helpen?', 'Hallo Sofia, mijn kraan lekt'], { name: null }]],
  tr: [
    [['> Merhaba, ben Sofia, nasıl yardımcı olabilirim?', 'Merhaba Sofia, musluğum akıyor'], { name: null }],
    [['> Ev sahibinizin adı nedir?', 'Mehmet Demir'], { name: null }],
  ],
  pl: [[['> Dzień dobry, jestem Zofia, w czym mogę pomóc?', 'Cześć Zofia, cieknie mi kran'], { name: null }]],
  ja: [[['> 担当の佐藤です。どうされましたか？', '佐藤さん、蛇口が水漏れしています'], { name: null }]],
  zh: [
    [['> 您好，我是客服小王，请问有什么可以帮您？', '小王你好，水管漏水了'], { name: null }],
    [['> 房东叫什么名字？', '李明'], { name: null }],
  ],
  ar: [[['> مرحبا، أنا صوفيا، كيف أساعدك؟', 'مرحبا صوفيا، الحنفية تسرب'], { name: null }]],
  hi: [[['> नमस्ते, मैं सोफिया हूँ, कैसे मदद करूँ?', 'नमस्ते सोफिया, नल टपक रहा है'], { name: null }]],
};

describe.each(Object.entries(readings))('whose name is not the customer’s, in %s', (code, rows) =>
  testReadings(rows, languageOf(code)),
);

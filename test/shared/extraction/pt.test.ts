import { describe, expect, test } from '@jest/globals';
import { pt } from '../../../shared/extraction/languages/pt.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'a number with "meia"',
    ['> Qual o seu telefone?', 'onze, nove oito sete meia cinco, quatro três dois um'],
    { phone: '11987654321' },
  ],
  [
    'a number with the area code in tens',
    ['> Seu celular com DDD?', 'vinte e um nove nove nove um dois três quatro cinco meia'],
    { phone: '21999123456' },
  ],
  [
    'terse answers in lower case',
    [
      '> Com quem eu falo?',
      'com o wellington souza',
      '> Qual o endereço?',
      'av paulista 1000 bloco b apto 33 sao paulo',
    ],
    { name: 'wellington souza', address: 'av paulista 1000 bloco b apto 33 sao paulo' },
  ],
  [
    'a form',
    [
      'Nome: Catarina Vasconcelos\nTelemóvel: 912 345 678\nMorada: Rua de Santa Catarina 112, 3.º Dto, 4000-442 Porto\nProblema: o esquentador não liga\nPrioridade: média',
    ],
    {
      name: 'Catarina Vasconcelos',
      phone: '912 345 678',
      address: 'Rua de Santa Catarina 112, 3.º Dto, 4000-442 Porto',
      issue: 'o esquentador não liga',
      priority: 'medium',
    },
  ],
  [
    'a better number',
    [
      '> Como se chama?',
      'Chamo-me Rui Tavares.',
      '> Para que número podemos ligar?',
      'Para o 213 456 789, ou melhor, 934 567 890',
    ],
    { name: 'Rui Tavares', phone: '934 567 890' },
  ],
  [
    'a name with the address',
    ['> Nome e morada, por favor?', 'Inês Carmona, Avenida da Liberdade 245, 5º Esq, 1250-143 Lisboa'],
    { name: 'Inês Carmona', address: 'Avenida da Liberdade 245, 5º Esq, 1250-143 Lisboa' },
  ],
  [
    "not the caretaker's number",
    [
      'O síndico, seu Osvaldo, me passou esse contato. O número dele é 21 97777-6666. Eu sou o Fábio Lacerda, 21 98888-5555, e o portão da garagem não fecha.',
    ],
    { name: 'Fábio Lacerda', phone: '21 98888-5555', type: 'maintenance' },
  ],
  [
    'a corrected number',
    ['> Telefone?', '(31) 99876-5432', '> Ok', 'desculpa, digitei errado, o certo é (31) 99876-5433'],
    { phone: '(31) 99876-5433' },
  ],
  [
    'a refusal',
    ['> Pode me dizer seu nome?', 'prefiro não me identificar', '> E o telefone?', 'também não quero informar'],
    { name: null, phone: null },
  ],

  [
    'a bare role and priority',
    ['> Você é inquilino ou dono?', 'Sou a dona', '> É urgente?', 'Não muito'],
    { role: 'owner', priority: 'low' },
  ],
  [
    'a caretaker',
    ['Sou o zelador do prédio. O interfone parou de funcionar no bloco todo.'],
    { role: 'manager', type: 'electrical' },
  ],

  [
    'a name with particles',
    ['> Nome completo?', 'João Pedro dos Santos e Silva'],
    { name: 'João Pedro dos Santos e Silva' },
  ],
  ['a reference number', ['Meu protocolo é 11987654321 e até agora a encomenda não chegou.'], { phone: null }],
  [
    'the name of the agent',
    ['> Olá, sou o Marcos. O que aconteceu?', 'Oi Marcos, a geladeira não está gelando.'],
    { name: null, issue: 'a geladeira não está gelando.' },
  ],
  ['a title', ['> Seu nome?', 'Dr. Henrique Salgado'], { name: 'Henrique Salgado' }],
  [
    'a landlord',
    [
      'Sou o senhorio da casa na Rua do Sol 8, em Évora. Os meus inquilinos queixam-se de humidade. Liguem-me para o 266 123 456.',
    ],
    { role: 'landlord', phone: '266 123 456', address: 'Rua do Sol 8, em Évora' },
  ],
  [
    'an address in Brasilia',
    ['> Onde fica o imóvel?', 'SQN 210, Bloco C, apto 304, Brasília'],
    { address: 'SQN 210, Bloco C, apto 304, Brasília' },
  ],
  [
    'an address without a number',
    ['> Endereço?', 'Travessa Dr. Moraes, s/n, Belém do Pará'],
    { address: 'Travessa Dr. Moraes, s/n, Belém do Pará' },
  ],
  [
    'rented, without haste',
    ['Moro de aluguel na Alameda dos Anjos 90, Campinas. A pia da cozinha está pingando, pode ser quando der.'],
    { role: 'tenant', address: 'Alameda dos Anjos 90, Campinas', priority: 'low', type: 'plumbing' },
  ],
  ['water through the ceiling', ['Está grave, a água está caindo pelo teto da sala'], { priority: 'urgent' }],
  ['a room for an address', ['> Onde está o problema?', 'No quarto do meu filho'], { address: null }],
  [
    'a number that is out of use',
    ['Cadastrado está o 11 2222-3333 mas esse número não existe mais, usem o 11 94444-5555. Tatiane Moura'],
    { phone: '11 94444-5555' },
  ],
  ['"seu" as a title', ['> Quem fala?', 'Aqui quem fala é o Seu Jorge Amado'], { name: 'Jorge Amado' }],
  ['a signature', ['Me cobraram duas vezes o condomínio. Elvira Montenegro.'], { name: 'Elvira Montenegro' }],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), pt).values).toMatchObject(record);
  });
});

const signals: [role: 'user' | 'assistant', text: string, signal: string | null][] = [
  ['user', 'Já está resolvido, obrigado', 'solved'],
  ['user', 'Voltou a funcionar', 'solved'],
  ['user', 'Ainda não funciona', 'reported_again'],
  ['user', 'Espero que consertem logo', null],
  ['user', 'A torneira está pingando de novo', 'reported_again'],
  ['user', 'Quero cancelar a visita', 'cancelled'],
  ['user', 'Não preciso mais do encanador', 'cancelled'],
  ['user', 'Não cancelem o pedido, por favor', null],
  ['user', 'Quando vai ser consertado?', null],
  ['assistant', 'O eletricista está a caminho', 'work_started'],
  ['assistant', 'Agendamos a visita para amanhã', 'work_started'],
  ['assistant', 'Ainda não enviamos ninguém', null],
  ['user', 'Deixa pra lá', 'cancelled'],
  ['user', 'A luz caiu outra vez', 'reported_again'],
  ['user', 'Quero cancelar minha assinatura', null],
  ['user', 'O vaso está entupido', null],
  ['user', 'A luz já voltou', 'solved'],
];

describe('signals', () => {
  test.each(signals)('%s: %s → %s', (role, text, signal) => {
    expect(signalOf({ role, text }, pt)).toBe(signal);
  });
});

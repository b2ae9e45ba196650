import type { Tongue } from '../story.ts';

export const pt: Tongue = {
  code: 'pt',
  given: ['Beatriz', 'Rafael', 'Conceição', 'Thiago', 'Inês', 'Gustavo', 'Larissa', 'Duarte'],
  family: ['Carvalho', 'Nogueira', 'Teixeira', 'Ramalho', 'Azevedo', 'Siqueira', 'Moura'],
  name: '{given} {family}',
  phones: ['(11) 98765-4###', '(21) 99876-5###', '+55 31 98888-7###'],
  addresses: [
    'Rua das Flores, 1#, São Paulo, SP, 01310-10#',
    'Avenida Atlântica, 2##, apto #, Rio de Janeiro, RJ, 22021-00#',
    'Rua Sete de Setembro, 4#, Belo Horizonte, MG, 30130-01#',
  ],
  answers: {
    name: ['{name}', 'Meu nome é {name}.', 'Sou {name}'],
    phone: ['{phone}', 'Meu número é {phone}.', 'pode ligar no {phone}'],
    address: ['{address}', 'Moro na {address}.', 'O endereço é {address}'],
    issue: ['A torneira da cozinha está pingando.', 'A lâmpada do corredor não acende.'],
  },
  stories: [
    {
      opens: ['Oi, bom dia! O chuveiro queimou [hoje cedo|ontem à noite] e estamos sem água quente.'],
      closes: ['Obrigada, vocês são demais!'],
    },
    {
      opens: ['Tem um vazamento embaixo da pia da [cozinha|lavanderia] e está molhando o armário todo.'],
    },
    {
      opens: ['Socorro, saiu fumaça do quadro de luz! Desliguei tudo, é urgente.'],
      closes: ['Ok, não vou mexer em nada.'],
    },
    {
      opens: [
        'Boa tarde, o portão da garagem [não abre mais|para no meio do caminho].',
        'O controle está com pilha nova, já testei.',
      ],
    },
    {
      opens: ['Sou {name}, telefone {phone}. A descarga do banheiro não para de correr.'],
    },
  ],
};

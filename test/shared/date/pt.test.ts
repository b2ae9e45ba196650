import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['de 1 a 15 de junho de 2025', 'range 2025-06-01..2025-06-15'],
  ['até 31 de dezembro', 'until 2025-12-31'],
  ['proposta válida até 30/06/2025, frete FOB', 'until 2025-06-30'],
  ['preço garantido por 60 dias', 'range 2025-05-07..2025-07-06'],
  ['de 1º de junho a 31 de agosto de 2025', 'range 2025-06-01..2025-08-31'],
  ['vale até o fim do mês que vem', 'until 2025-06-30'],
  ['a partir de 15 de julho muda a tabela', 'from 2025-07-15'],
  ['até sexta-feira eu seguro o preço', 'until 2025-05-09'],
  ['promoção entre 10 e 20 de maio', 'range 2025-05-10..2025-05-20'],
  ['oferta por tempo limitado: 10/06 a 20/06/2025', 'range 2025-06-10..2025-06-20'],
  ['válido até sexta, dia 16', 'until 2025-05-16'],
  ['a proposta expira em 15 dias', 'until 2025-05-22'],
  ['desconto só durante o mês de junho', 'range 2025-06-01..2025-06-30'],
  ['até o final do ano seguramos 4,20', 'until 2025-12-31'],
  ['do dia 5 ao dia 20 de junho', 'range 2025-06-05..2025-06-20'],
  ['promoção válida de 01/06/2025 até 15/06/2025', 'range 2025-06-01..2025-06-15'],
  ['preço congelado pelos próximos 3 meses', 'range 2025-05-07..2025-08-07'],
  ['até dia 20 consigo por 4,20', 'until 2025-05-20'],
  ['validade da proposta: 15 dias', 'range 2025-05-07..2025-05-22'],
  ['no segundo trimestre', 'range 2025-04-01..2025-06-30'],
  ['antes do fim do mês', 'until 2025-05-31'],
  ['a promo vai de 15/05 até 15/06', 'range 2025-05-15..2025-06-15'],
  ['tabela válida a partir de junho', 'from 2025-06-01'],
  ['o orçamento vence dia 30', 'until 2025-05-30'],
  ['mantenho o preço até terça-feira que vem', 'until 2025-05-13'],
  ['segunda-feira passada', 'on 2025-05-05'],
];

const undated = [
  'boleto para 28 dias, pagamento em 30 dias',
  'pedido nº 2025-06, 3x sem juros, fone 11 2025-0405',
  'pagamento 28/35/42 dias',
];

describe('dates in Portuguese', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('pt', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('pt', text)).toEqual([]);
  });
});

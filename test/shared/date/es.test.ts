import { describe, expect, test } from '@jest/globals';
import { datesSaid } from './dates-said.ts';

// Said on Wednesday, 2025-05-07.
const said: readonly [text: string, ...dates: string[]][] = [
  ['vale hasta el 15 de mayo de 2025: 6,20 € el litro.', 'until 2025-05-15'],
  ['La cotización es válida hasta fin de mes.', 'until 2025-05-31'],
  ['precio fijo desde el 1 de junio hasta el 30 de septiembre de 2025', 'range 2025-06-01..2025-09-30'],
  ['la promoción vence el 20/07/2025, pago a 30 días fecha factura', 'until 2025-07-20'],
  ['te lo mantengo por 15 días', 'range 2025-05-07..2025-05-22'],
  ['entre el 3 y el 14 de noviembre', 'range 2025-11-03..2025-11-14'],
  ['entregamos el próximo lunes', 'on 2025-05-12'],
  ['oferta hasta finales de junio a 3,10 la unidad', 'until 2025-06-30'],
  ['vigencia: del 01/05/2025 al 31/07/2025', 'range 2025-05-01..2025-07-31'],
  ['mañana te confirmo, por la mañana estoy ocupado', 'on 2025-05-08'],
  ['oferta hasta el viernes 16 de mayo', 'until 2025-05-16'],
  ['hasta agotar existencias o 31-12-25', 'on 2025-12-31'],
  ['del 1 al 30 de junio 20% de descuento', 'range 2025-06-01..2025-06-30'],
  ['precio firme 90 días; pago 50/50', 'range 2025-05-07..2025-08-05'],
  ['antes del 1 de julio', 'until 2025-06-30'],
  ['hasta fin de año mantenemos 12,80', 'until 2025-12-31'],
  ['lo necesito para la semana que viene', 'range 2025-05-12..2025-05-18'],
  ['válido todo el mes de junio', 'range 2025-06-01..2025-06-30'],
  ['la oferta vale del 5 de mayo al 5 de junio', 'range 2025-05-05..2025-06-05'],
  ['hasta el próximo viernes te respeto el precio', 'until 2025-05-09'],
  ['a partir del lunes sube a 4,20', 'from 2025-05-12'],
  ['cotización con vigencia de 30 días', 'range 2025-05-07..2025-06-06'],
  ['para el segundo trimestre de 2025', 'range 2025-04-01..2025-06-30'],
  ['Fecha de vencimiento: 15-ago-2025', 'until 2025-08-15'],
  ['Promoción vigente a partir del 10 de mayo y hasta el 10 de junio', 'range 2025-05-10..2025-06-10'],
  ['te guardo el precio hasta el martes', 'until 2025-05-13'],
  ['tarifa 2025, válida hasta el 31-12-2025', 'until 2025-12-31'],
  ['la oferta caduca en 7 días', 'until 2025-05-14'],
  ['durante todo el tercer trimestre', 'range 2025-07-01..2025-09-30'],
  ['el viernes pasado', 'on 2025-05-02'],
];

const undated = ['pedido 4/5, tel 91 555 12 25, 2 cajas', 'nos vemos a las 10.30, mesa 5/6'];

describe('dates in Spanish', () => {
  test.each(said)('%s', (text, ...dates) => {
    expect(datesSaid('es', text)).toEqual(dates);
  });

  test.each(undated)('no date: %s', (text) => {
    expect(datesSaid('es', text)).toEqual([]);
  });
});

import type { Tongue } from '../story.ts';

export const nl: Tongue = {
  code: 'nl',
  given: ['Sanne', 'Pieter', 'Fatima', 'Joost', 'Marloes', 'Bram', 'Wilma', 'Ruben'],
  family: ['de Vries', 'Bakker', 'van Dijk', 'El Amrani', 'Hoekstra', 'Smit', 'Kuipers'],
  name: '{given} {family}',
  phones: ['06 1234 56##', '020 794 08##', '+31 6 2345 67##'],
  addresses: [
    'Prinsengracht 1##, 1015 DV Amsterdam',
    'Oudegracht 2#, 3511 AB Utrecht',
    'Coolsingel 4#, 3012 AD Rotterdam',
  ],
  answers: {
    name: ['{name}', 'Mijn naam is {name}.', 'Ik heet {name}'],
    phone: ['{phone}', 'Mijn nummer is {phone}.', 'ik ben bereikbaar op {phone}'],
    address: ['{address}', 'Ik woon op {address}.', 'Het adres is {address}'],
    issue: ['De kraan in de keuken lekt.', 'De lamp in de gang doet het niet.'],
  },
  stories: [
    {
      opens: ['Hoi, de wc loopt [sinds gisteren|al een week] door en ik krijg het niet gestopt.'],
      closes: ['Top, bedankt!'],
    },
    {
      opens: [
        'Goedemiddag, de cv-ketel geeft een foutmelding en het is hier [14|15|16] graden.',
        'Ik heb hem al gereset, hij slaat meteen weer af.',
      ],
    },
    {
      opens: ['Er komt water door het plafond van de [keuken|badkamer], dit kan niet wachten!'],
    },
    {
      opens: ['De bel doet het niet meer. Geen haast hoor, maar de bezorgers bellen nu steeds bij de buren aan.'],
    },
    {
      opens: ['Stroomstoring in de [schuur|woonkamer], de aardlekschakelaar springt er steeds uit.'],
    },
  ],
};

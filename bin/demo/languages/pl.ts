import type { Tongue } from '../story.ts';

export const pl: Tongue = {
  code: 'pl',
  given: ['Agnieszka', 'Tomasz', 'Halina', 'Bartek', 'Ewa', 'Piotr', 'Zofia', 'Marek'],
  family: ['Wójcik', 'Nowak', 'Mazur', 'Kaczmarek', 'Zając', 'Pawlak', 'Sikora'],
  name: '{given} {family}',
  phones: ['601 234 ###', '22 628 41 ##', '+48 512 345 ###'],
  addresses: [
    'ul. Długa 1#, 31-147 Kraków',
    'ul. Nowy Świat 3#, 00-029 Warszawa',
    'ul. Piotrkowska 12#, 90-430 Łódź',
    'ul. Świdnicka #, 50-067 Wrocław',
  ],
  answers: {
    name: ['{name}', 'Nazywam się {name}.', 'Jestem {name}'],
    phone: ['{phone}', 'Mój numer to {phone}.', 'proszę dzwonić pod {phone}'],
    address: ['{address}', 'Mieszkam na {address}.', 'Adres: {address}'],
    issue: ['Cieknie kran w kuchni.', 'Nie działa światło na korytarzu.'],
  },
  stories: [
    {
      opens: ['Dzień dobry, w [łazience|kuchni] cieknie rura pod umywalką, podstawiłam miskę.'],
      closes: ['Dziękuję ślicznie!'],
    },
    {
      opens: ['Kaloryfer w [dużym pokoju|sypialni] jest zimny jak lód, a reszta grzeje normalnie.'],
    },
    {
      opens: ['Pilne! Gniazdko w [kuchni|przedpokoju] iskrzy i śmierdzi spalenizną.'],
      closes: ['Wyłączyłem bezpieczniki, czekam.'],
    },
    {
      opens: ['Winda nie działa [od trzech dni|od soboty], a ja mieszkam na ósmym piętrze z wózkiem.'],
    },
    {
      opens: ['Cześć, domofon nie dzwoni. Nie pali się, ale kurierzy się skarżą.'],
    },
    {
      about: 'parcel',
      opens: ['Gdzie jest moja paczka? Zamówienie {order}, numer przesyłki {post}.'],
    },
  ],
};

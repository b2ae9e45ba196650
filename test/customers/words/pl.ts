import type { Words } from './words.ts';

export const pl: Words = {
  requests:
    'proszę|poproszę|prosimy|proszę podać|podaj*|podać|niech pan*|napisz*|opisz*|opowiedz*|powiedz*|wskaż*|przekaż*|wyślij*|potrzebuję|potrzebujemy|potrzebny|potrzebna|potrzebne|brakuje|brak mi|czy mogę|czy może pan*|czy mógłby pan|czy mogłaby pani|mogę prosić|możemy prosić|możesz',
  offers: 'jeśli|jeżeli|gdy|gdyby|bez|kiedy|później|w razie|w każdej chwili|dopóki|jak tylko|inaczej',
  reasons: 'żeby|aby|ponieważ|bo|w razie|na wypadek|abyśmy|żebyśmy',
  things: {
    tracking:
      'numer przesyłki|numeru przesyłki|numer śledzenia|numeru śledzenia|śledzenia|numer paczki|numeru paczki|list przewozowy|listu przewozowego|numer nadania',
    order: 'numer zamówienia|numeru zamówienia|zamówieni*',
    currency: 'walu*|euro czy dolar*',
    price: 'cen*|ile kosztuje|rabat*|zniżk*|koszt*|kwot*|procent*|po ile',
    quantity: 'ile sztuk|iloś*|liczb*|sztuk*|ile',
    product: 'produkt*|towar*|artykuł*',
    validity: 'ważn*|do kiedy|od kiedy|jak długo|obowiązuj*|termin*',
    buyer: 'jakiego klienta|którego klienta|dla kogo|klient*|nazwa klienta|kupując*',
    address:
      'adres*|ulic*|numer domu|numeru domu|numer mieszkania|kod pocztowy|kodu pocztowego|miasto|miasta|miejscowoś*|mieszka*|miejsc*|lokalizacj*|dokąd|gdzie mamy|gdzie przyjechać|lokal*',
    name: 'imi*|nazwisk*|nazywa*|jak się pan|jak się pani|z kim|kto mówi|godność|zwracać',
    phone:
      'telefon*|komórk*|komórkow*|zadzwonić|oddzwonić|dzwonić|skontaktować|kontaktow*|kontakt*|numer do|złapać|cyfr*',
    problem:
      'problem*|usterk*|awari*|stało|się dzieje|dzieje|zepsu*|popsu*|pomóc|w czym|sprawa|sprawie|sprawy|zgłoszeni*|szkod*|o co chodzi|chodzi|nie działa|zrobić|potrzeba|dolega',
  },
  number: 'numer*',
  where: 'gdzie',
  right: 'czy to się zgadza|zgadza się|czy tak|dobrze|czy to poprawne|poprawn*|prawda',
  more: 'coś jeszcze|jeszcze coś|w czymś jeszcze|czymś jeszcze|coś więcej|to wszystko|gotowe',
  parcel: 'paczk*|przesyłk*|zamówieni*|dostaw*',
  often:
    'i|w|z|na|do|o|po|to|jest|są|się|nie|tak|czy|jak|co|gdzie|jaki|jaka|jakie|pan|pani|pana|państwa|państwo|mi|mnie|nam|nas|my|ja|dla|od|za|ten|ta|proszę|prosimy|dziękuję|dziękujemy|numer|już|został|została|zostało|pod|oraz|albo|lub|żeby|aby|może|mogę|jeszcze',
  lacks: ['nie mam', 'nie wiem, nie mam pojęcia', 'tego niestety nie powiem, bo nie wiem'],
  yes: 'tak',
  comma: ', ',
};

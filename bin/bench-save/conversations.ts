const NAMES = ['Ann Lee', 'Marcus Webb', 'Priya Nair', 'Tom Okafor', 'Julia Sanders', 'Diego Ramos', 'Hannah Cole'];
const STREETS = ['Oak Street', 'Maple Avenue', 'Lincoln Road', 'Harbor Lane', 'Sunset Boulevard', 'Mill Drive'];
const PLACES = ['Portland, OR 97201', 'Austin, TX 78701', 'Denver, CO 80203', 'Boston, MA 02108', 'Tampa, FL 33602'];
const ISSUES = [
  'My kitchen sink is leaking.',
  'The heating stopped working last night.',
  'There is no hot water in the shower.',
  'The lights in the hallway keep flickering.',
];

const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** Ten messages in English that make a ticket; no two of some thousand are the same. */
export function conversation(at: number): { role: string; content: string }[] {
  const house = 10 + (at % 890);
  const phone = `(415) 555-${String(at % 10_000).padStart(4, '0')}`;
  return [
    ['user', 'Hello'],
    ['assistant', 'Hi, how can I help you?'],
    ['user', nth(ISSUES, at)],
    ['assistant', 'I am sorry to hear that. What is your name?'],
    ['user', `My name is ${nth(NAMES, at)}.`],
    ['assistant', 'What is your phone number?'],
    ['user', `It is ${phone}`],
    ['assistant', 'And the address?'],
    ['user', `${house} ${nth(STREETS, at)}, Apt ${1 + (at % 40)}, ${nth(PLACES, at)}`],
    ['user', 'Please come tomorrow if you can.'],
  ].map(([role = '', content = '']) => ({ role, content }));
}

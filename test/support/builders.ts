/** What a customer says so that nothing is missing; a test names only what it is about. */
export const aCompleteConversation = ({
  name = 'Ann Lee',
  phone = '(415) 555-0132',
  address = '12 Oak Street, Apt 4, Portland, OR 97201',
  issue = 'My kitchen sink is leaking.',
} = {}) => [
  { role: 'user', content: issue },
  { role: 'assistant', content: 'Sorry to hear that. What is your name?' },
  { role: 'user', content: `My name is ${name}.` },
  { role: 'assistant', content: 'What is your phone number?' },
  { role: 'user', content: phone },
  { role: 'assistant', content: 'And the address?' },
  { role: 'user', content: address },
];

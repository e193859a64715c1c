/** What a policy that only reports would have done. */
export const reportOnly = {
  title: 'What it would have done',
  ask: 'Ask the sign-in log',
  asking: 'Asking Microsoft …',
  offline: 'Microsoft is asked when there is a connection.',
  failed: 'The sign-in log could not be read. Try again later.',
  none: 'No sign-in of the last {{days}} days tells of this policy yet.',
  incomplete: 'There were more sign-ins than were looked at.',
  of_one: '{{count}} sign-in of the last {{days}} days',
  of_other: '{{count}} sign-ins of the last {{days}} days',
  success: 'Would have met it',
  interrupted: 'Would have been asked for more',
  failure: 'Would have been refused',
  not_applied: 'Not concerned',
  people: 'Who',
  person: '{{name}}: refused {{failure}}, asked {{interrupted}}',
}

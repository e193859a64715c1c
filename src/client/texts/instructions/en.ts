export const instructions = {
  title: 'Instructions',
  invitation:
    'Nothing is written here yet. Note what has to be known to fix this at {{company}}: whom to ask, what depends on it, what was tried.',
  none: 'Nothing is written here yet.',
  write: 'Write instructions',
  edited: '{{name}}, {{time}}',
  purpose:
    'How to fix “{{check}}” at {{company}}. Everybody who can see the posture of this company reads it.',
  text: 'Instructions',
  help: 'Plain text; line breaks are kept. Without a text the instructions are removed.',
  unchanged: 'Nothing has changed.',
  saved: 'The instructions are kept.',
  takenAway: 'The instructions are removed.',
  notSaved: 'The instructions could not be saved.',
  failures: {
    forbidden: 'Your role does not allow it any more.',
    notKept: 'This device could not keep it. What you wrote is still here.',
  },
}

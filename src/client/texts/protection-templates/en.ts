/** Templates of policies that companies have by name and kind: of Defender and of Intune. */
export const protectionTemplates = {
  columns: { kind: 'Kind', policy: 'Policy', companies: 'Companies' },
  empty: {
    none: 'No templates',
    unread: 'Nothing on this device yet',
    unreadReason: 'This device has not been loaded yet. It loads by itself as soon as it reaches the server.',
  },
  spread: {
    title: 'Where it is',
    nowhere: 'No company has a policy of this name and kind.',
    same_one: '{{count}} company has it the same',
    same_other: '{{count}} companies have it the same',
    drifted_one: '{{count}} company has it otherwise',
    drifted_other: '{{count}} companies have it otherwise',
    lacking_one: '{{count}} company does not have it',
    lacking_other: '{{count}} companies do not have it',
    unread_one: 'Of {{count}} company this device does not know',
    unread_other: 'Of {{count}} companies this device does not know',
    here: 'As in the template',
    differs: 'Differs',
  },
  save: {
    act: 'Save as template',
    title: 'Save “{{name}}” as a template',
    name: 'Name of the template',
    description: 'What it is for',
    taken: 'Another template has this name.',
    failed: 'The template was not saved',
  },
  form: {
    template: 'Template',
    newTitle: 'New template: {{kind}}',
    editTitle: 'Change the template {{name}}',
  },
  deploy: {
    title: 'Deploy the baseline {{name}}',
    noTemplates: 'None of its templates is here.',
  },
}

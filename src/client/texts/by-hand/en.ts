export const byHand = {
  title: 'How to do it by hand',
  where: 'Where',
  steps: 'Steps',
  command: 'Command',
  commandHelp:
    'For PowerShell, signed in to the company’s tenant. Fill in what stands between <angle brackets>.',
  copy: 'Copy the command',
  selected: 'Selected; copy it with Ctrl+C or ⌘C',
  breaks: 'What it breaks',
  page: 'The vendor’s page about it',
}

export const install = {
  title: 'Install Castellan',
  why: 'It gets an icon and a window of its own, and the browser is less likely to drop what is kept here.',
  install: 'Install',
  showHow: 'Show how',
  steps: {
    share: 'Press Share in the bar of Safari.',
    add: 'Choose “Add to Home Screen”.',
    confirm: 'Press “Add”. Castellan is then among your apps.',
  },
} as const

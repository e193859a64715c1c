export const keys = {
  scopes: {
    panel: 'In this panel',
    screen: 'On this screen',
    everywhere: 'Everywhere',
  },
  rest: 'While you type, and beneath a dialog, letters are letters.',
} as const

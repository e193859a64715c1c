const OPEN_LAYERS = ['menu', 'combobox', 'select', 'popover', 'dialog']
  .map((scope) => `[data-scope=${scope}][data-part=content][data-state=open]:not([data-beneath])`)
  .join()

/** Put on a panel that is drawn as a dialog: the keys of its page act in it. */
export const beneathLayers = { 'data-beneath': '' }

/** Whether a menu or dialog is open, also where it has just opened and the focus is not in it yet. */
export const isUnderLayer = (): boolean => document.querySelector(OPEN_LAYERS) !== null

/** Stands in the address for a template that is being made (SHELL-07). */
export const NEW_TEMPLATE = 'new'

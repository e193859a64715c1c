/** Stands in the address for a policy that is being made. */
export const NEW_POLICY = 'new'

/** The role of Global Administrator, by the id of its template. */
export const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'
/** The role of the accounts that fill a directory from one on premises; no person signs in with them. */
export const SYNCHRONIZATION_ACCOUNTS = 'd29b2b05-8046-44ba-8758-1e26182fcf32'

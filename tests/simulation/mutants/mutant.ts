/** A bug that is put into a source text at the moment when it is loaded, to see that the simulation finds it. */
export interface Mutant {
  name: string
  /** What somebody forgot, in one sentence. */
  what: string
  /** Below the repository. */
  file: string
  /** Has to be there exactly once. */
  find: string
  replace: string
}

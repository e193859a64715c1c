/** A bug that is put into a source text at the moment when it is loaded, to see that the tests find it. */
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

/** The source with the bug in it. Throws where the place is not there, or not the only one. */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`The mutant ${name} finds its place ${times} times in ${file}: ${find}`)
  return source.replace(find, () => replace)
}

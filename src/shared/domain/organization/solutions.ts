/** Products beside this one that the menu leads out to (SHELL-14). */
export type Solution = 'backup' | 'security_training'
type SolutionUrls = Record<Solution, string | null>

/** Where a solution opens: at the organization's own address, else at the site's; null where neither has one. */
export const solutionUrl = (
  solution: Solution,
  own: Partial<SolutionUrls>,
  defaults: SolutionUrls,
): string | null => own[solution] ?? defaults[solution]

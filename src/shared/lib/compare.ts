/** For sorting: texts by their code units, numbers by size. A name is folded first (`foldText`). */
export const compare = <Key extends string | number>(a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0)

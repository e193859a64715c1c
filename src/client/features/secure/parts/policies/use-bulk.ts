import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useSelected } from '#client/parts/list/use-selected.ts'

const keyOf = ({ key }: { key: string }) => key

/** The selection among the rows that are found; `selecting` is undefined for who may only read, who selects nothing. */
export function useBulk<Row extends { key: string }>(found: readonly Row[] | undefined) {
  const { chosen, clear, selecting } = useSelected(found, keyOf)
  return { selected: chosen, clear, selecting: useMayChange() ? selecting : undefined }
}

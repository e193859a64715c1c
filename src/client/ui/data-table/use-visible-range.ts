import { useEffect, useEffectEvent } from 'react'

type Visible = { startIndex: number; endIndex: number } | null

/** Tells which rows are in view, inclusive, whenever that changes. */
export function useVisibleRange(
  visible: Visible,
  onRange: ((start: number, end: number) => void) | undefined,
) {
  const tell = useEffectEvent((start: number, end: number) => onRange?.(start, end))
  const { startIndex, endIndex } = visible ?? { startIndex: -1, endIndex: -1 }
  useEffect(() => {
    if (startIndex >= 0) tell(startIndex, endIndex)
  }, [startIndex, endIndex])
}

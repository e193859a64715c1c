import { useCallback, useEffect, useRef } from 'react'
import { catchKeys, type EarlyKeys, NO_KEYS } from './early-keys.ts'

/** Catches what is typed from `begin` on, until `end` gives it to the field that it was meant for. */
export function useEarlyKeys() {
  const catching = useRef<() => EarlyKeys>(undefined)
  const end = useCallback((): EarlyKeys => {
    const caught = catching.current?.() ?? NO_KEYS
    catching.current = undefined
    return caught
  }, [])
  const begin = useCallback(() => {
    end()
    catching.current = catchKeys()
  }, [end])
  useEffect(() => () => void end(), [end])
  return { begin, end }
}

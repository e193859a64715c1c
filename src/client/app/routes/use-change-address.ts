import { useNavigate } from '@tanstack/react-router'

/**
 * Changes parts of the address; `undefined` takes one away. What opens something, by the part that is named, is a step
 * to go back from; everything else is not.
 */
export function useChangeAddress(opens?: string): (change: object) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change }),
      replace: opens === undefined || !(opens in change),
    })
}

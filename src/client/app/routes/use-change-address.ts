import { useNavigate } from '@tanstack/react-router'

/**
 * Changes parts of the address; `undefined` takes one away. A change of a part that opens something is a step to go back
 * from; every other one is not.
 */
export function useChangeAddress(opens: readonly string[]): (change: object) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change }),
      replace: !opens.some((part) => part in change),
    })
}

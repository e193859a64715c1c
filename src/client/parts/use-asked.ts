import { useCallback, useEffect, useState } from 'react'

/** What the server answers when the screen opens, and again when the network is back; `cause` is why it did not, the last time. */
export function useAsked<T>(request: () => Promise<T>) {
  const [answer, setAnswer] = useState<T>()
  const [cause, setCause] = useState<{ error: unknown }>()
  const read = useCallback(
    () =>
      request().then(
        (answered) => {
          setAnswer(answered)
          setCause(undefined)
        },
        (error: unknown) => setCause({ error }),
      ),
    [request],
  )
  useEffect(() => {
    void read()
    const again = () => void read()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [read])
  return { answer, cause, read }
}

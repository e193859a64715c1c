import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE = 300

/** What is typed counts at once; the address follows when the person pauses, and leads when it changes by itself. */
export function useSearch(address: string, onAddress: (search: string) => void) {
  const [text, setText] = useState(address)
  const [known, setKnown] = useState({ address, told: address })
  if (known.address !== address) {
    setKnown({ address, told: address })
    if (address !== known.told) setText(address)
  }

  const tell = useEffectEvent(() => {
    setKnown({ ...known, told: text })
    onAddress(text)
  })
  useEffect(() => {
    if (text === known.told) return undefined
    const timer = setTimeout(() => tell(), PAUSE)
    return () => clearTimeout(timer)
  }, [text, known.told])

  return [text, setText] as const
}

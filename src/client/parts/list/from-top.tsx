import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

const Frame = chakra('div', { base: { display: 'contents' } })

interface FromTopProps {
  /** What the rows answer. */
  question: string
  children: ReactNode
}

/** A table that is shown from its top once it answers another question. */
export function FromTop({ question, children }: FromTopProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shownQuestion = useRef(question)
  useEffect(() => {
    if (shownQuestion.current === question) return
    shownQuestion.current = question
    frame.current?.querySelector('[role=grid]')?.scrollTo({ top: 0 })
    frame.current?.closest('[data-scroll-area]')?.scrollTo({ top: 0 })
  }, [question])
  return <Frame ref={frame}>{children}</Frame>
}

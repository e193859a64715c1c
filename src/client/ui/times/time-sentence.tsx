import { TimeText } from './time-text.tsx'

const SLOT = '\u0000'

export type TimeSentenceProps = {
  at: number | string
  locale: string
  /** The sentence around the moment, wherever the language puts it. */
  sentence: (time: string) => string
}

/** A sentence with a moment in it. */
export function TimeSentence({ at, locale, sentence }: TimeSentenceProps) {
  const [before, after] = sentence(SLOT).split(SLOT)
  return (
    <span data-now>
      {before}
      <TimeText at={at} locale={locale} />
      {after}
    </span>
  )
}

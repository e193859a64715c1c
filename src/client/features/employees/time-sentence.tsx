import { useLocale } from '#client/texts/texts.ts'
import * as times from '#client/ui/times/time-sentence.tsx'

/** A sentence with a moment in it, in the reader's language. */
export function TimeSentence(props: Omit<times.TimeSentenceProps, 'locale'>) {
  return <times.TimeSentence {...props} locale={useLocale()} />
}

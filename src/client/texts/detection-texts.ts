import { createCatalogue } from './catalogue.ts'

interface WordsOfDetection {
  /** What has happened, as the title of an alert. */
  name: string
  /** What an attacker gains by it, or why to look. */
  why: string
}

/** What to say of a detection, by its id: `const wordsOf = useDetectionWords()`, then `wordsOf(id).name`. */
export const { load: loadDetectionWords, use: useDetectionWords } = createCatalogue<WordsOfDetection>(
  'detections',
  (detectionId) => ({ name: detectionId, why: '' }),
)

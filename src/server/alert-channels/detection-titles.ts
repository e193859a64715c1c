import { detections as de } from '#shared/domain/alerts/detection-texts/de.ts'
import { detections as en } from '#shared/domain/alerts/detection-texts/en.ts'
import { detections as es } from '#shared/domain/alerts/detection-texts/es.ts'
import { detections as fr } from '#shared/domain/alerts/detection-texts/fr.ts'
import { detections as ja } from '#shared/domain/alerts/detection-texts/ja.ts'
import { detections as zh } from '#shared/domain/alerts/detection-texts/zh.ts'
import type { Language } from '#shared/domain/language/languages.ts'

const texts: Record<Language, Readonly<Record<string, { name: string }>>> = { de, en, es, fr, ja, zh }

/** What a detection is called in a language; its id where it is one of another version. */
export const titleOf = (detection: string, language: Language): string =>
  texts[language][detection]?.name ?? detection

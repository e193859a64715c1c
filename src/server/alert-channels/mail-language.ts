import { type Language } from '#shared/domain/language/languages.ts'
import { de } from './texts/de.ts'
import type { AlertMailTexts } from './texts/en.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import { zh } from './texts/zh.ts'

/** What mails of alerts say in each language. */
export const alertMailTexts: Record<Language, AlertMailTexts> = { de, en, es, fr, ja, zh }

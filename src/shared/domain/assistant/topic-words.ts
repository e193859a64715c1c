import type { Language } from '../language/languages.ts'

export const TOPICS = ['people', 'policies', 'posture'] as const
export type Topic = (typeof TOPICS)[number]

/** What questions about a topic are asked with: beginnings of words, in small letters and without accents. */
export const TOPIC_WORDS: Readonly<Record<Topic, Readonly<Record<Language, readonly string[]>>>> = {
  people: {
    en: [
      'mfa',
      'second factor',
      'multi-factor',
      'multifactor',
      'two-factor',
      '2fa',
      'authenticator',
      'passkey',
    ],
    de: ['zweiter faktor', 'zweiten faktor', 'zwei-faktor', 'mehrstufig'],
    es: ['segundo factor', 'doble factor', 'multifactor'],
    fr: ['second facteur', 'deuxieme facteur', 'double authentification', 'multifacteur'],
    ja: ['第二要素', '多要素', '二要素', '認証アプリ'],
    zh: ['第二因素', '双重', '双因素', '多因素'],
  },
  policies: {
    en: ['policy', 'policies', 'conditional access'],
    de: ['richtlinie', 'bedingter zugriff', 'bedingten zugriff'],
    es: ['directiva', 'politica', 'acceso condicional'],
    fr: ['strategie', 'acces conditionnel'],
    ja: ['ポリシー', '条件付きアクセス'],
    zh: ['策略', '条件访问'],
  },
  posture: {
    en: [
      'posture',
      'score',
      'secur',
      'safe',
      'weak',
      'wrong',
      'risk',
      'improve',
      'first',
      'next',
      'priorit',
      'check',
    ],
    de: ['sicher', 'punkt', 'schwach', 'risik', 'verbesser', 'zuerst', 'prufung', 'als nachstes'],
    es: ['segur', 'puntua', 'postura', 'riesgo', 'mejor', 'primero', 'debil', 'comprobacion'],
    fr: ['securi', 'risque', 'amelior', "d'abord", 'd’abord', 'faible', 'controle'],
    ja: ['セキュリティ', 'スコア', 'リスク', '改善', '最初', '優先', '安全'],
    zh: ['安全', '分数', '风险', '改进', '首先', '优先', '检查'],
  },
}

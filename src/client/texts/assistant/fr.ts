import type { Translation } from '../translation.ts'

export const assistant = {
  title: 'Assistant',
  byRules:
    'Des règles sur cet appareil répondent, à partir de ce qu’il a de l’entreprise. Aucun modèle n’est interrogé.',
  byModel: 'Un modèle répond. On lui dit ce qui est connu de l’entreprise, et il peut se tromper.',
  offline: 'Sans réseau, des règles sur cet appareil répondent.',
  chooseFirst: 'Choisissez l’entreprise dont il est question.',
  question: 'Question',
  send: 'Demander',
  typeFirst: 'Saisissez d’abord une question.',
  log: 'Conversation',
  typing: 'Recherche d’une réponse…',
  retry: 'Réessayer',
  clear: 'Nouvelle conversation',
  tokens: 'Jetons : {{total}} ({{input}} lus, {{output}} écrits)',
  total: 'Jetons dans cette conversation : {{total}}',
  fromRules: 'Répondu par des règles ; aucun jeton utilisé.',
  fromModel: 'Répondu par un modèle qui ne dit pas ses jetons.',
  development: { title: 'Développement', purpose: 'Ce qui est essayé avant d’être pour tous.' },
  open: 'Demander à l’assistant',
  analyzeQuestion: 'Analyser la stratégie « {{name}} ».',
  ask: {
    posture: 'Que faire d’abord ?',
    policies: 'Qu’est-ce qui ne va pas dans les stratégies ?',
    people: 'Qui n’a pas de second facteur ?',
  },
  states: {
    enabled: 'activée',
    disabled: 'désactivée',
    enabledForReportingButNotEnforced: 'rapport seulement',
  },
  say: {
    help: 'Je peux dire où en est l’entreprise et que faire d’abord, ce qui est connu d’un contrôle, ce qui ne va pas dans ses stratégies d’accès conditionnel ou dans l’une d’elles, et qui n’a pas de second facteur. Nommez un contrôle ou une stratégie, ou choisissez une question ci-dessous.',
    neverRead: 'Le locataire de cette entreprise n’a jamais été lu ; rien n’est connu de sa sécurité.',
    score:
      '{{score}} de ce qui a été mesuré est respecté : {{met}} contrôles sont respectés, {{open}} sont ouverts et {{unmeasured}} n’ont pas pu être mesurés.',
    noScore: 'Rien n’a pu être mesuré dans cette entreprise.',
    first: 'Ce qui apporte le plus, le meilleur d’abord :',
    compliant: 'respecté.',
    notCompliant: 'non respecté.',
    notMeasured: 'n’a pas pu être mesuré.',
    resolved: 'Quelqu’un a décidé à ce sujet.',
    excluded: 'L’audit ne le regarde pas.',
    counts:
      'Parmi les stratégies, {{enabled}} sont activées, {{reporting}} ne font que rapporter et {{disabled}} sont désactivées.',
    findings: 'Ce qui a été trouvé, le plus grave d’abord :',
    noFindings: 'Rien d’anormal n’a été trouvé.',
    notHere: 'Ce sur quoi reposent les stratégies n’est pas encore sur cet appareil.',
    unread: 'Les stratégies de l’entreprise n’ont pas pu être lues ; son intégration dit pourquoi.',
    people:
      '{{open}} des {{people}} personnes qui peuvent se connecter n’ont besoin que de leur mot de passe ; {{administrators}} d’entre elles sont administrateurs. {{phone}} n’ont rien de mieux qu’un téléphone.',
    showPeople: 'Afficher ces personnes',
    peopleUnknown: 'Aucun second facteur n’est connu dans cette entreprise.',
  },
} satisfies Translation<'fr', 'assistant'>

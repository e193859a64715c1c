import type { LintTexts } from './en.ts'

export const lint = {
  'nothing-demanded-of-members': {
    name: 'Rien n’est exigé des membres',
    advice:
      'Un mot de passe suffit pour lire le courrier de n’importe où. Exigez l’authentification multifacteur de tous les utilisateurs pour toutes les ressources.',
  },
  'nothing-demanded-of-guests': {
    name: 'Rien n’est exigé des invités',
    advice:
      'Les invités entrent avec ce que demande leur propre entreprise. Exigez aussi l’authentification multifacteur des invités.',
  },
  'legacy-authentication-open': {
    name: 'L’authentification héritée est ouverte',
    advice:
      'Les anciens protocoles de messagerie ne connaissent pas de second facteur, et des mots de passe y sont essayés. Bloquez les clients « Exchange ActiveSync » et « Autres ».',
  },
  'device-code-flow-open': {
    name: 'Le flux de code d’appareil est ouvert',
    advice:
      'Un attaquant envoie un code à quelqu’un et obtient sa session. Bloquez le flux de code d’appareil là où aucune salle de réunion n’en a besoin.',
  },
  'administrators-can-be-phished': {
    name: 'Les administrateurs sont exposés au hameçonnage',
    advice:
      'Ils peuvent se connecter avec une méthode qu’une fausse page relaie. Exigez des administrateurs une force résistante au hameçonnage.',
  },
  'emergency-account-not-left-out': {
    name: 'Un compte d’urgence n’est pas exclu',
    advice:
      'Si une stratégie tourne mal, il ne reste personne pour la corriger. Excluez le compte de toutes les stratégies.',
  },
  'provider-technicians-kept-out': {
    name: 'Les techniciens du prestataire sont tenus à l’écart',
    advice:
      'Une stratégie pour tous touche aussi ceux qui s’occupent du locataire. Excluez les utilisateurs du fournisseur de services du locataire partenaire.',
  },
  'names-what-is-gone': {
    name: 'Elle nomme ce qui n’existe plus',
    advice:
      'Ce qui est nommé et n’existe plus ne protège ni n’exclut personne : {{count}} au total. Retirez-le, ou nommez ce qui l’a remplacé.',
  },
  'left-out-and-not-met-elsewhere': {
    name: 'Un groupe est exclu et rien d’autre ne le touche',
    advice:
      'Ses membres se connectent avec un simple mot de passe. Couvrez le groupe par une autre stratégie, ou videz-le. S’il ne contient que vos comptes d’urgence, nommez-les dans la configuration des alertes.',
  },
  'reaches-nobody': {
    name: 'Elle ne touche personne',
    advice:
      'Aucun utilisateur ou aucune ressource n’est choisi, elle ne fait donc rien. Complétez-la ou supprimez-la.',
  },
  'same-as-another': {
    name: 'Des stratégies font la même chose',
    advice:
      '{{count}} stratégies ont les mêmes conditions et les mêmes contrôles. Gardez-en une, pour qu’un changement ne se fasse qu’une fois.',
  },
  'behind-a-block': {
    name: 'Elle se trouve derrière un blocage',
    advice:
      'Ceux qu’elle toucherait sont bloqués avant par une autre stratégie. Supprimez-la, ou restreignez le blocage.',
  },
  'only-reports-for-long': {
    name: 'Elle ne fait que rapporter depuis {{days}} jours',
    advice:
      'Elle ne protège personne tant qu’elle n’est pas activée. Regardez ce qu’elle a rapporté, puis activez-la.',
  },
} satisfies LintTexts

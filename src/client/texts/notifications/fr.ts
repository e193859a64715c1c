import type { Translation } from '../translation.ts'

export const notifications = {
  title: 'Notifications sur cet appareil',
  purpose: 'Cet appareil vous signale ce qui est à vérifier, même quand Castellan est fermé.',
  policy: 'Une règle de votre organisation fixe ce qu’elles révèlent.',
  looking: 'Examen de cet appareil',
  off: 'Désactivées. Cet appareil reste silencieux.',
  on: 'Activées. Cet appareil apprend ce qui est à vérifier.',
  blocked: 'Bloquées par ce navigateur.',
  blockedHelp:
    'Autorisez les notifications pour ce site dans les paramètres du navigateur, puis rouvrez cette fenêtre.',
  impossible: 'Impossible ici.',
  reasons: {
    unsupported:
      'Ce navigateur ne peut pas les recevoir. Sur un iPhone ou un iPad, placez d’abord l’application sur l’écran d’accueil.',
    noServiceWorker:
      'La partie qui les reçoit n’est pas installée, comme dans une fenêtre privée. Rechargez la page là où il y a un réseau.',
    noPushKey: 'Ce serveur n’envoie pas de notifications.',
    noPushService: 'Ce navigateur ne joint aucun service capable de les remettre.',
  },
  test: 'Envoyer un test',
  working: { turningOn: 'Activation', turningOff: 'Désactivation', testing: 'Envoi d’un test' },
  tested: 'Un test est en route. Il apparaît dans un instant, tel que le navigateur l’affiche.',
  problems: {
    dismissed: 'La question du navigateur est restée sans réponse. Rien n’a été modifié.',
    unreachable: 'Le serveur est nécessaire et injoignable. Rien n’a été modifié.',
    refused: 'Le serveur n’a pas accepté cet appareil. Reconnectez-vous ; rien n’a été modifié.',
    failed: 'Le navigateur n’y est pas parvenu. Rien n’a été modifié ; réessayez.',
    notSent: 'Le service qui remet les notifications ne les accepte pas pour le moment. Réessayez plus tard.',
    forgotten: 'L’abonnement du navigateur avait pris fin. Réactivez les notifications.',
    stillTold: 'Ce navigateur est désormais silencieux. Le serveur l’apprendra à son prochain envoi.',
  },
  answered_one: 'Votre réponse à une notification est enregistrée sur cet appareil et part avec le réseau.',
  answered_many:
    '{{count}} de réponses à des notifications sont enregistrées sur cet appareil et partent avec le réseau.',
  answered_other:
    '{{count}} réponses à des notifications sont enregistrées sur cet appareil et partent avec le réseau.',
} satisfies Translation<'fr', 'notifications'>

import type { AgentSteps } from './agent-steps.ts'

export const fr: AgentSteps = {
  windows: {
    copy: 'Téléchargez l’agent pour Windows et copiez-le sur l’appareil.',
    open: 'Ouvrez PowerShell en tant qu’administrateur, dans le dossier du fichier.',
    install: 'Installez-le. Il envoie un rapport, puis un toutes les six heures.',
    show: 'Pour voir ce qu’il enverrait, sans rien envoyer :',
    uninstall: 'Pour le retirer de l’appareil :',
    hint: 'Pour de nombreux appareils, exécutez la même ligne depuis votre outil de gestion ou par une stratégie de groupe.',
  },
  unix: {
    copy: 'Téléchargez l’agent pour macOS et Linux et copiez-le sur l’appareil.',
    open: 'Ouvrez un terminal dans le dossier du fichier.',
    install: 'Installez-le. Il envoie un rapport, puis un toutes les six heures.',
    show: 'Pour voir ce qu’il enverrait, sans rien envoyer :',
    uninstall: 'Pour le retirer de l’appareil :',
    hint: 'Sur macOS, le Terminal a besoin de l’accès complet au disque pour lire les profils de navigateur d’autres comptes.',
  },
  browser: {
    copy: 'Téléchargez l’extension pour Chrome, Edge et Brave, et décompressez-la dans un dossier qui reste sur l’appareil.',
    open: 'Ouvrez la page des extensions et activez le mode développeur :',
    install:
      'Choisissez « Charger l’extension non empaquetée » et le dossier. Elle envoie un rapport, puis un toutes les six heures.',
    show: 'Pour voir ce qu’elle envoie, cliquez sur son bouton à côté de l’adresse.',
    uninstall: 'Pour la retirer, supprimez-la sur la même page.',
    hint: 'Pour de nombreux appareils, empaquetez le dossier sur cette page et installez-le par la stratégie ExtensionInstallForcelist. Des pages, elle n’indique que les noms des sites ; dites-le aux personnes.',
  },
}

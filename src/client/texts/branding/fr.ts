import type { Translation } from '../translation.ts'

export const branding = {
  purpose: 'Votre logo et votre favicon dans l’application et dans les e-mails qu’elle envoie.',
  saved: 'L’apparence est enregistrée.',
  discard: 'Abandonner les modifications',
  noManage: 'Votre rôle permet de voir ceci, pas de le modifier.',
  hardToSee:
    'La plus grande partie de cette image se voit mal sur un fond clair. Choisissez-en une aux couleurs plus foncées.',
  logo: {
    title: 'Logo',
    help: 'Un fichier JPEG ou PNG de 8 Mo au plus, fait pour un fond clair. Dans le thème sombre, il repose sur une plaque claire.',
    none: 'Il n’y a pas de logo à vous.',
    alt: 'Votre logo',
    file: 'Fichier du logo',
    choose: 'Choisir un logo',
    remove: 'Retirer le logo',
    publish: 'Le montrer à tous à la place du logo du produit, et dans les e-mails',
    crop: 'Recadrer le logo',
  },
  favicon: {
    title: 'Favicon',
    help: 'La petite image dans l’onglet du navigateur et dans le menu replié. Un fichier JPEG ou PNG de 8 Mo au plus, recadré en carré.',
    none: 'Il n’y a pas de favicon à vous.',
    alt: 'Votre favicon',
    file: 'Fichier du favicon',
    choose: 'Choisir un favicon',
    remove: 'Retirer le favicon',
    publish: 'Le montrer à tous à la place du favicon du produit',
    crop: 'Recadrer le favicon',
  },
  preview: {
    title: 'Aperçu',
    help: 'Le haut du menu et l’onglet du navigateur, tels que tous les verront après l’enregistrement.',
    light: 'Thème clair',
    dark: 'Thème sombre',
  },
  problems: {
    media: 'Ce n’est pas un fichier JPEG ou PNG, quoi qu’en dise son nom.',
    size: 'Le fichier dépasse 8 Mo.',
    unreadable: 'Le fichier ne s’ouvre pas comme image. Il est peut-être endommagé.',
  },
  crop: {
    help: 'Faites glisser le cadre ou ses poignées, ou allez à une poignée avec Tab et déplacez-la avec les flèches.',
    use: 'Utiliser cette partie',
    picture: 'L’image choisie',
    area: 'Partie conservée : déplacez-la avec les flèches',
    handles: {
      nw: 'Coin supérieur gauche',
      n: 'Bord supérieur',
      ne: 'Coin supérieur droit',
      e: 'Bord droit',
      se: 'Coin inférieur droit',
      s: 'Bord inférieur',
      sw: 'Coin inférieur gauche',
      w: 'Bord gauche',
    },
  },
} satisfies Translation<'fr', 'branding'>

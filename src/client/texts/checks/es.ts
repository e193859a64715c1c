import type { CheckTexts } from './en.ts'

export const checks = {
  'admin-consent-workflow-on': {
    name: 'El flujo de consentimiento del administrador tiene revisores',
    why: 'Si los usuarios no pueden dar su consentimiento, necesitan dónde pedirlo. Sin revisores, correos ni recordatorios, las solicitudes se quedan sin respuesta y la gente busca rodeos.',
  },
  'admin-portals-need-a-second-factor': {
    name: 'Los administradores necesitan MFA en los portales',
    why: 'Basta una contraseña de administrador adivinada o robada para abrir los portales o la administración de Azure y, con ellos, el inquilino.',
  },
  'admin-self-service-reset-off': {
    name: 'Los administradores no restablecen su propia contraseña',
    why: 'Quien controle el teléfono y el buzón personal de un administrador puede restablecer la contraseña y quedarse con la cuenta.',
  },
  'administrator-sessions-limited': {
    name: 'Las sesiones de administrador duran 4 horas como máximo',
    why: 'Un token robado del navegador de un administrador sirve durante semanas. Las sesiones persistentes sobreviven incluso al cierre del navegador.',
  },
  'administrators-need-a-second-factor': {
    name: 'Los administradores necesitan MFA en todas las aplicaciones',
    why: 'De lo contrario, basta una contraseña de administrador adivinada o robada para tomar el inquilino desde cualquier lugar del mundo.',
  },
  'administrators-use-phishing-resistant-methods': {
    name: 'Los administradores usan MFA resistente al phishing',
    why: 'Los códigos y las notificaciones push se pueden retransmitir mediante una página de inicio de sesión falsa. Las claves de acceso, Windows Hello y los certificados, no.',
  },
  'app-certificates-short-lived': {
    name: 'Los certificados de aplicación duran 180 días como máximo',
    why: 'Un certificado filtrado sigue abriendo la aplicación hasta que caduca, y eso puede tardar muchos años.',
  },
  'app-passwords-blocked': {
    name: 'No se admiten nuevos secretos de cliente en las aplicaciones',
    why: 'Los secretos de cliente acaban en scripts, tickets y repositorios, y quien encuentra uno inicia sesión como la aplicación. Los certificados y las identidades administradas no se copian así.',
  },
  'app-passwords-short-lived': {
    name: 'Los secretos de cliente duran 180 días como máximo',
    why: 'Nadie nota que un secreto se ha filtrado. Cuanto más dura, más tiempo puede actuar otra persona como la aplicación.',
  },
  'authentication-transfer-blocked': {
    name: 'La transferencia de autenticación está bloqueada',
    why: 'Una sesión iniciada se puede pasar a un teléfono con un código QR. Quien llegue a ver ese código se la lleva a un dispositivo que nadie administra.',
  },
  'authenticator-lite-off': {
    name: 'Authenticator Lite está desactivado',
    why: 'Las aprobaciones en Outlook no muestran ni la aplicación ni el lugar del inicio de sesión, así que es fácil aceptar una petición ajena.',
  },
  'authenticator-shows-context': {
    name: 'Microsoft Authenticator muestra la aplicación y la ubicación',
    why: 'Sin esos datos, la petición de un atacante es idéntica a la propia.',
  },
  'banned-passwords-enforced': {
    name: 'Se exige una lista propia de contraseñas prohibidas',
    why: 'Los usuarios forman contraseñas con el nombre de la empresa, sus productos y su ciudad, y son las primeras que prueban los atacantes.',
  },
  'bookings-pages-limited': {
    name: 'No todos los usuarios pueden publicar páginas de Bookings',
    why: 'Una página pública de reservas lleva el nombre de la empresa y pide datos personales a desconocidos. Quien se hace pasar por un empleado parece auténtico con ella.',
  },
  'calendars-not-shared-with-everyone': {
    name: 'Los calendarios no se comparten con cualquiera',
    why: 'Con una directiva de uso compartido para anónimos o para todos los dominios, los usuarios pueden publicar dónde están y con quién se reúnen. Es material para un phishing creíble.',
  },
  'connection-allow-list-empty': {
    name: 'La lista de IP permitidas del filtro de conexión está vacía',
    why: 'El correo de una dirección de la lista se salta el filtro de correo no deseado y la autenticación del remitente. Por una dirección compartida o secuestrada entra de todo.',
  },
  'connection-safe-list-off': {
    name: 'La lista segura del filtro de conexión está desactivada',
    why: 'Deja pasar correo sin filtrar porque lo dice una lista de terceros que el cliente ni ve ni controla.',
  },
  'customer-lockbox-on': {
    name: 'La Caja de seguridad del cliente está activada',
    why: 'Sin ella, los ingenieros de Microsoft pueden abrir contenido para un caso de soporte sin que el cliente lo apruebe.',
  },
  'dangerous-attachments-blocked': {
    name: 'El filtro de datos adjuntos comunes bloquea ejecutables',
    why: 'Un programa adjunto solo necesita un doble clic. El antivirus puede no conocer aún el malware nuevo; el tipo de archivo lo delata.',
  },
  'delivered-threats-removed': {
    name: 'La purga automática de hora cero (ZAP) está activa en el correo',
    why: 'Algunos mensajes se reconocen como correo no deseado, phishing o malware después de la entrega. Sin ella, se quedan en el buzón hasta que alguien hace clic.',
  },
  'device-code-flow-blocked': {
    name: 'El flujo de código de dispositivo está bloqueado',
    why: 'Un atacante inicia una sesión y envía el código al usuario. En cuanto este lo escribe en la página auténtica de Microsoft, el atacante tiene la sesión, con la MFA incluida.',
  },
  'device-enrolment-asks-every-time': {
    name: 'La inscripción en Intune exige siempre iniciar sesión de nuevo',
    why: 'Con una sesión robada, un atacante puede inscribir su propio dispositivo, que después cuenta como administrado.',
  },
  'device-join-limited': {
    name: 'La unión de dispositivos a Microsoft Entra está restringida',
    why: 'Si cualquiera puede unir dispositivos, también puede un atacante con una cuenta robada, y el suyo pasa por un equipo de la empresa.',
  },
  'device-registration-needs-a-second-factor': {
    name: 'Registrar un dispositivo exige MFA, en un solo lugar',
    why: 'Con solo una contraseña robada, un atacante agrega un dispositivo propio y conserva el acceso con él. Si la exigen a la vez la configuración de dispositivos y el acceso condicional, la directiva no funciona como debe.',
  },
  'devices-are-compliant': {
    name: 'Al menos el 90 % de los dispositivos administrados cumple',
    why: 'El malware entra por los dispositivos sin actualizaciones, cifrado o protección. Si su proporción crece, hay directivas, pero nadie las sigue de cerca.',
  },
  'devices-per-user-limited': {
    name: 'Un usuario puede registrar 20 dispositivos como máximo',
    why: 'Con un límite alto, una cuenta robada puede llenar el directorio de dispositivos que nadie conoce.',
  },
  'devices-without-policy-not-compliant': {
    name: 'Los dispositivos sin directiva de cumplimiento no cumplen',
    why: 'De lo contrario, un dispositivo que nadie ha comprobado cuenta como conforme y supera el acceso condicional.',
  },
  'direct-send-rejected': {
    name: 'Se rechaza Direct Send',
    why: 'Cualquiera en Internet puede entregar sin autenticarse correo que dice venir del dominio del cliente, y llega a los buzones como interno.',
  },
  'directory-matching-blocked': {
    name: 'La coincidencia parcial y la toma por coincidencia exacta se bloquean',
    why: 'Quien pueda crear una cuenta en el directorio local puede hacerla coincidir con una de la nube, por ejemplo la de un administrador, y apoderarse de ella.',
  },
  'dkim-signing-on': {
    name: 'Todos los dominios firman su correo con DKIM',
    why: 'El correo sin firma acaba antes como no deseado, y DMARC depende solo de SPF, que falla con los reenvíos. Las claves de menos de 2048 bits pueden ser demasiado débiles.',
  },
  'email-codes-off': {
    name: 'Los códigos de un solo uso por correo están desactivados',
    why: 'Un código en un buzón no demuestra nada cuando otra persona lee ese buzón.',
  },
  'email-self-sign-up-off': {
    name: 'El registro de autoservicio por correo está desactivado',
    why: 'Cualquiera con una dirección del dominio puede crear una cuenta o suscripción en el inquilino sin que TI lo sepa.',
  },
  'emergency-accounts-left-out': {
    name: 'Toda directiva de acceso condicional excluye una cuenta de emergencia',
    why: 'De lo contrario, una sola directiva equivocada o una caída de la MFA deja fuera a todos los administradores, y nadie puede remediarlo.',
  },
  'everyone-needs-a-second-factor': {
    name: 'Todos necesitan MFA en todas las aplicaciones',
    why: 'Las contraseñas se adivinan, se roban mediante phishing y se reutilizan. La mayoría de las cuentas robadas no tenía ninguna otra protección.',
  },
  'everyone-signs-in-again': {
    name: 'Se aplica a todos una frecuencia de inicio de sesión',
    why: 'Sin ella, una sesión en un dispositivo perdido o compartido sigue abierta casi para siempre.',
  },
  'exchange-web-services-off': {
    name: 'Los Servicios Web Exchange están desactivados o limitados',
    why: 'EWS da el buzón entero a cualquier aplicación con un token. Los atacantes lo aprovechan y Microsoft lo está retirando.',
  },
  'excluded-groups-covered-elsewhere': {
    name: 'Otra directiva cubre a los grupos excluidos de la MFA',
    why: 'Las excepciones se hacen con prisas y se olvidan. Quien está en uno de esos grupos inicia sesión solo con la contraseña.',
  },
  'external-forwarding-off': {
    name: 'El reenvío automático al exterior está desactivado',
    why: 'El reenvío es de lo primero que un atacante configura en un buzón. Copias de todo el correo salen sin que nadie lo vea, incluso tras cambiar la contraseña.',
  },
  'external-second-factor-trusted': {
    name: 'Se confía en la MFA del inquilino de origen de los invitados',
    why: 'Si no, los invitados deben registrar aquí otro segundo factor. Lo pierden con el siguiente teléfono, y las directivas acaban con excepciones para invitados.',
  },
  'external-sender-tag-on': {
    name: 'Outlook marca el correo de remitentes externos',
    why: 'Sin la marca, un mensaje en nombre de la dirección parece venir de dentro.',
  },
  'external-sharing-limited': {
    name: 'SharePoint comparte como mucho con invitados existentes',
    why: 'Con opciones más abiertas, los usuarios crean invitados nuevos o vínculos sin inicio de sesión. Después nadie sabe quién tiene los archivos.',
  },
  'few-global-administrators': {
    name: 'Hay de 2 a 4 administradores globales',
    why: 'Con uno solo, un bloqueo no tiene arreglo. Cada uno de más es otra cuenta cuya pérdida supone la del inquilino.',
  },
  'forms-scanned-for-phishing': {
    name: 'Microsoft Forms busca phishing en los formularios',
    why: 'Con una cuenta robada, un atacante crea un formulario que pide contraseñas a los compañeros. Viene de dentro y lo aloja Microsoft, así que se fían.',
  },
  'global-administrator-needs-approval': {
    name: 'Activar el rol de administrador global requiere aprobación',
    why: 'De lo contrario, un atacante con una cuenta apta se da a sí mismo el rol más alto sin que nadie lo autorice.',
  },
  'global-administrators-not-local': {
    name: 'Al unir equipos, el administrador global no es administrador local',
    why: 'Quien inicia sesión en los equipos como administrador global deja allí credenciales que el malware puede recoger.',
  },
  'google-administrators-have-a-second-factor': {
    name: 'Todos los superadministradores tienen un segundo factor',
    why: 'Con la contraseña adivinada o robada de un superadministrador se abren todos los buzones y archivos de la empresa.',
  },
  'google-administrators-use-passkeys': {
    name: 'Los superadministradores inician sesión solo con llaves de seguridad',
    why: 'Los códigos y avisos pueden reenviarse mediante una página falsa. Las llaves de seguridad y las passkeys no.',
  },
  'google-attachment-protection-on': {
    name: 'Gmail protege frente a adjuntos peligrosos',
    why: 'Los archivos cifrados, los scripts y los tipos poco habituales permiten que el malware eluda el análisis.',
  },
  'google-automatic-forwarding-off': {
    name: 'Los usuarios no pueden reenviar correo automáticamente',
    why: 'Quien entra una vez en un buzón lo reenvía y sigue leyendo aunque se cambie la contraseña.',
  },
  'google-calendars-show-no-details': {
    name: 'Fuera de la empresa solo se ve si alguien está ocupado',
    why: 'Nombres de clientes, enlaces de reuniones y viajes ayudan a escribir un mensaje creíble.',
  },
  'google-chat-with-outsiders-limited': {
    name: 'El chat con el exterior se limita a dominios conocidos',
    why: 'Un extraño en el chat parece un compañero y ningún filtro de correo mira lo que envía.',
  },
  'google-drive-files-not-public': {
    name: 'Los archivos no pueden ser visibles para cualquiera con el enlace',
    why: 'Un enlace viaja por chats, navegadores y correos reenviados. Quien lo tiene lee el archivo sin iniciar sesión.',
  },
  'google-drive-files-private-at-first': {
    name: 'Los archivos nuevos son privados de su propietario',
    why: 'Lo que está abierto a todos desde el principio lo encuentra quien se apodera de cualquier cuenta.',
  },
  'google-drive-sharing-limited': {
    name: 'Los archivos solo se comparten con dominios conocidos',
    why: 'Si se puede compartir con cualquiera, una cuenta robada copia todo a una privada sin dejar rastro.',
  },
  'google-enrolment-within-a-week': {
    name: 'Los usuarios nuevos tienen una semana como máximo para el segundo factor',
    why: 'Hasta entonces basta una contraseña, y las cuentas que nadie usa aún siguen así.',
  },
  'google-few-super-administrators': {
    name: 'Hay entre dos y ocho superadministradores',
    why: 'Uno puede quedarse fuera. Si son muchos, nadie nota que uno se usa mal o se olvida.',
  },
  'google-imap-and-pop-off': {
    name: 'El correo no puede leerse por IMAP ni POP',
    why: 'Los programas antiguos descargan todo el buzón y lo que guardan queda fuera del alcance de la empresa.',
  },
  'google-less-secure-apps-off': {
    name: 'Las aplicaciones menos seguras no pueden iniciar sesión',
    why: 'Estas aplicaciones entran solo con una contraseña. Si se adivina, abre el buzón aunque haya segundo factor.',
  },
  'google-links-checked': {
    name: 'Gmail comprueba enlaces e imágenes del correo',
    why: 'Las direcciones acortadas y las imágenes ocultan adónde lleva un enlace y qué carga.',
  },
  'google-mail-scanned-before-delivery': {
    name: 'El correo sospechoso se analiza mejor antes de entregarlo',
    why: 'El phishing que se entrega primero y se juzga después ya se ha leído.',
  },
  'google-marketplace-apps-restricted': {
    name: 'Los usuarios solo instalan aplicaciones aprobadas de Marketplace',
    why: 'Una aplicación lee el correo y los archivos de quien la instala, incluso tras cambiar la contraseña.',
  },
  'google-passwords-long': {
    name: 'Las contraseñas tienen al menos 12 caracteres',
    why: 'Las contraseñas cortas se encuentran probando, y con una se abre lo que no tiene segundo factor.',
  },
  'google-passwords-not-reused': {
    name: 'Las contraseñas antiguas no pueden reutilizarse',
    why: 'Una contraseña robada vuelve a servir en cuanto su dueño regresa a ella.',
  },
  'google-passwords-strong': {
    name: 'Se exigen contraseñas seguras',
    why: 'Primero se prueban las contraseñas de listas de robadas.',
  },
  'google-second-factor-enforced': {
    name: 'Todos necesitan un segundo factor',
    why: 'De lo contrario, una contraseña adivinada o robada basta para leer correo y archivos.',
  },
  'google-sessions-limited': {
    name: 'Los usuarios vuelven a iniciar sesión a las 12 horas como máximo',
    why: 'Una sesión robada del navegador sirve hasta que termina.',
  },
  'google-sms-codes-off': {
    name: 'No se aceptan códigos por SMS ni llamada',
    why: 'Los números se roban en la operadora y los códigos se leen a quien llama.',
  },
  'google-spoofing-protection-on': {
    name: 'Gmail protege frente a remitentes falsificados',
    why: 'Un mensaje que parece venir de la dirección se paga, se abre y se cree.',
  },
  'google-super-administrator-recovery-off': {
    name: 'Los superadministradores no pueden recuperar su cuenta por sí mismos',
    why: 'Quien controla el teléfono o el buzón privado de un superadministrador se apodera de toda la empresa.',
  },
  'google-takeout-off': {
    name: 'Los usuarios no pueden exportar todos sus datos',
    why: 'Con Takeout, una sesión robada reúne un buzón y todos los archivos en una descarga.',
  },
  'google-unknown-apps-blocked': {
    name: 'Las aplicaciones que nadie aprobó están bloqueadas',
    why: 'Un clic en «Permitir» da a una aplicación ajena un acceso que ningún cambio de contraseña cierra.',
  },
  'google-user-recovery-off': {
    name: 'Los usuarios no pueden recuperar su cuenta por sí mismos',
    why: 'Quien se apodera de un número o de un buzón privado restablece la contraseña de la cuenta del trabajo.',
  },
  'group-creation-restricted': {
    name: 'La creación de grupos de Microsoft 365 está restringida',
    why: 'Cada grupo trae un buzón, un sitio y a menudo un equipo. Sin control se acumulan sin propietario, y hay datos donde nadie mira.',
  },
  'groups-are-private': {
    name: 'Ningún grupo de Microsoft 365 es público',
    why: 'Cualquiera de la empresa puede unirse a un grupo público y leer sus archivos, correos y chats. La mayoría es pública porque nadie lo pensó.',
  },
  'guest-directory-access-limited': {
    name: 'Los invitados tienen acceso limitado al directorio',
    why: 'Con los derechos de un miembro, un invitado lee todos los usuarios, grupos y roles y elige sus objetivos.',
  },
  'guest-invitations-limited': {
    name: 'Solo administradores e invitadores pueden invitar',
    why: 'Los invitados que trae cualquiera se quedan en el directorio con accesos que nadie ha decidido ni revisa.',
  },
  'guests-cannot-own-groups': {
    name: 'Los invitados no pueden ser propietarios de grupos',
    why: 'Un propietario agrega miembros y así da acceso. Nadie de fuera de la empresa debería hacerlo.',
  },
  'guests-cannot-reshare': {
    name: 'Los invitados no comparten lo que no es suyo',
    why: 'Un invitado podría pasar los archivos a otros, y el cliente deja de saber quién los tiene.',
  },
  'guests-hold-no-privileged-role': {
    name: 'Ningún invitado tiene un rol con privilegios elevados',
    why: 'La contraseña, la MFA y el dispositivo de un invitado dependen de otra organización. Si la atacan con éxito, cae también este inquilino.',
  },
  'guests-need-a-second-factor': {
    name: 'Los invitados necesitan MFA en todas las aplicaciones',
    why: 'No se sabe cómo protegen los invitados sus contraseñas. Una robada a un socio abre los datos que se compartieron con él.',
  },
  'impersonation-protection-on': {
    name: 'Las directivas contra phishing detectan la suplantación',
    why: 'El correo de nombres y dominios parecidos pasa el filtro básico. Suele acabar en un pago a la cuenta equivocada.',
  },
  'inactive-accounts-blocked': {
    name: 'Las cuentas que nadie usa desde hace 30 días están bloqueadas',
    why: 'Una cuenta olvidada conserva su acceso, y nadie se da cuenta cuando otra persona empieza a usarla.',
    advice:
      'Las cuentas se consideran inactivas a los 30 días. Las organizaciones suelen usar de 90 a 180 días. Las cuentas de servicio pueden iniciar sesión pocas veces: revise cada una antes de bloquearla.',
  },
  'inactive-devices-cleaned-up': {
    name: 'Intune quita los dispositivos tras 90 días inactivos como máximo',
    why: 'Los registros muertos ocultan los dispositivos a los que de verdad les faltan actualizaciones, y los informes cuentan equipos que ya nadie tiene.',
  },
  'internal-malware-senders-reported': {
    name: 'Se avisa al administrador si un remitente interno envía malware',
    why: 'El malware desde dentro significa que una cuenta o un dispositivo está comprometido. Sin aviso, sigue propagándose.',
  },
  'invitation-domains-restricted': {
    name: 'Solo se invita a personas de dominios aprobados',
    why: 'Sin una lista, los usuarios invitan a cualquiera, también con direcciones personales. Nadie cierra esa cuenta cuando la persona cambia de trabajo.',
  },
  'invitations-bound-to-accounts': {
    name: 'Las invitaciones de SharePoint solo valen para la cuenta invitada',
    why: 'De lo contrario, cualquiera a quien se reenvíe una invitación puede aceptarla con otra cuenta, y la lista de invitados ya no dice quién tiene acceso.',
  },
  'legacy-authentication-blocked': {
    name: 'La autenticación heredada está bloqueada',
    why: 'Los protocolos antiguos no conocen la MFA. A un ataque de difusión de contraseñas le basta con la contraseña.',
    advice:
      'El 99 por ciento de los ataques de difusión de contraseñas y el 97 por ciento de los de relleno de credenciales usan autenticación heredada. Donde está desactivada hay un 67 por ciento menos de cuentas comprometidas.',
  },
  'links-checked': {
    name: 'Vínculos seguros revisa los enlaces en correo, Teams y Office',
    why: 'Los atacantes suelen cambiar la página después de la entrega del mensaje. Si no se comprueba al hacer clic, el usuario acaba en ella.',
  },
  'local-administrator-passwords-managed': {
    name: 'Windows LAPS está habilitado en Microsoft Entra',
    why: 'Con la misma contraseña de administrador local en todas partes, un equipo vulnerado abre todos los demás.',
  },
  'mail-tips-on': {
    name: 'Las sugerencias de correo avisan de externos y de muchos destinatarios',
    why: 'Sin aviso, los usuarios notan solo después de enviar que el mensaje salió fuera o llegó a cientos de personas. Debe aparecer a partir de 25 destinatarios.',
  },
  'mailbox-auditing-on': {
    name: 'La auditoría de buzones está activada en la organización',
    why: 'Tras un incidente, nadie puede decir qué mensajes se leyeron, eliminaron o enviaron.',
  },
  'managed-device-required': {
    name: 'El acceso condicional pide un dispositivo administrado',
    why: 'Los dispositivos no administrados pueden estar sin cifrar, sin actualizar o infectados, y en ellos quedan datos y tokens de la empresa.',
  },
  'methods-policy-migrated': {
    name: 'La migración a la directiva de métodos ha terminado',
    why: 'Hasta entonces siguen contando los ajustes antiguos de MFA y SSPR, y los métodos desactivados en la directiva nueva aún funcionan.',
  },
  'modern-authentication-on': {
    name: 'La autenticación moderna está activada en Exchange Online',
    why: 'Sin ella, Outlook para Windows inicia sesión, si lo consigue, de una forma que no conoce ni la MFA ni el acceso condicional.',
  },
  'named-locations-used': {
    name: 'Hay ubicaciones con nombre y las directivas las usan',
    why: 'Sin oficinas ni países conocidos, las directivas no distinguen un inicio de sesión en la oficina de otro en otro continente.',
  },
  'no-allowed-senders': {
    name: 'Las directivas antispam no permiten remitentes ni dominios',
    why: 'Las direcciones de remitente se pueden falsificar. Un mensaje en nombre de un remitente o dominio permitido se salta casi todo el filtrado.',
  },
  'no-app-can-make-administrators': {
    name: 'Ninguna aplicación puede conceder roles de administrador',
    why: 'Con un permiso así, quien encuentre un secreto de la aplicación es administrador global, sin MFA y sin que nadie inicie sesión.',
  },
  'no-mailbox-bypasses-auditing': {
    name: 'Ningún buzón omite la auditoría',
    why: 'Una cuenta con esa excepción lee y elimina en los buzones sin dejar rastro.',
  },
  'no-mailbox-forwards-outside': {
    name: 'Ningún buzón reenvía su correo al exterior',
    why: 'Un reenvío configurado por un atacante sigue sacando copias mucho después de cambiar la contraseña. Uno de un empleado lleva correo de la empresa a un buzón personal.',
  },
  'no-permanent-privileged-roles': {
    name: 'Los roles con privilegios no se asignan de forma permanente',
    why: 'Un rol permanente está a disposición de quien robe la cuenta, día y noche. Solo dos cuentas de emergencia deberían ser administrador global para siempre.',
  },
  'no-rule-lets-domains-through': {
    name: 'Ninguna regla de flujo de correo exime dominios del filtro',
    why: 'Una regla que asigna SCL -1 a un dominio deja pasar también a quien falsifica ese dominio.',
  },
  'on-premises-passwords-protected': {
    name: 'La protección de contraseñas se exige en Active Directory',
    why: 'En modo de auditoría, las contraseñas débiles solo se registran. Se aceptan en el entorno local y se sincronizan con la nube.',
  },
  'one-drive-sync-restricted': {
    name: 'OneDrive solo se sincroniza en equipos de dominios conocidos',
    why: 'Si no, los usuarios copian bibliotecas enteras en equipos personales, donde se quedan cuando dejan la empresa.',
  },
  'outbound-spam-limited': {
    name: 'El correo no deseado saliente se limita, bloquea y notifica',
    why: 'Un buzón secuestrado envía miles de mensajes en una hora y lleva todo el dominio a las listas de bloqueo.',
  },
  'passkeys-on': {
    name: 'Las claves de acceso (FIDO2) están activas con atestación',
    why: 'Sin claves de acceso solo quedan métodos expuestos al phishing. Sin atestación vale cualquier llave, venga de quien venga.',
  },
  'password-hashes-synchronized': {
    name: 'La sincronización de hash de contraseñas está activada',
    why: 'Sin ella no hay alternativa para iniciar sesión si los servidores locales caen o se cifran, y Microsoft no puede avisar de contraseñas filtradas.',
  },
  'passwords-do-not-expire': {
    name: 'Las contraseñas no caducan',
    why: 'Los cambios forzados llevan a contraseñas previsibles, como la anterior con el número siguiente.',
  },
  'personal-devices-cannot-enroll': {
    name: 'Los dispositivos personales no se inscriben de forma predeterminada',
    why: 'Un dispositivo particular administrado cuenta como de la empresa. Recibe sus aplicaciones, datos y acceso, mientras lo sigue controlando su dueño o un atacante.',
  },
  'phishing-reportable': {
    name: 'Los usuarios pueden notificar phishing desde Outlook',
    why: 'Quien reconoce un phishing no tiene dónde decirlo, y el mismo mensaje sigue engañando a sus compañeros.',
  },
  'preset-security-policies-on': {
    name: 'Una directiva de seguridad preestablecida protege a todos',
    why: 'Las directivas hechas a mano envejecen, y a quien no abarcan solo lo cubren los valores predeterminados. Las preestablecidas siguen por sí solas las amenazas nuevas.',
  },
  'privileged-accounts-of-the-cloud': {
    name: 'Las cuentas con privilegios existen solo en la nube',
    why: 'Quien toma el directorio local toma todas las cuentas que se sincronizan desde él. Los administradores de la nube no deberían estar entre ellas.',
  },
  'qr-codes-off': {
    name: 'La autenticación con código QR está desactivada',
    why: 'Un código impreso con PIN es más débil que una contraseña con MFA: el código se puede fotografiar y el PIN es corto.',
  },
  'registering-users-not-local-administrators': {
    name: 'Unir un equipo no convierte a cualquiera en su administrador local',
    why: 'Con derechos de administrador local, el malware desactiva la protección y se instala, y los usuarios se saltan cualquier norma.',
  },
  'registration-campaign-on': {
    name: 'La campaña de registro está activada',
    why: 'Los usuarios siguen con SMS y llamadas mientras nadie les pida configurar algo mejor.',
  },
  'resource-mailboxes-blocked': {
    name: 'Nadie puede iniciar sesión en buzones de sala y equipamiento',
    why: 'Tienen contraseñas que nadie conoce ni cambia y casi nunca MFA. Los atacantes los usan porque nadie los vigila.',
  },
  'retired-grant-not-used': {
    name: 'Ninguna directiva exige aún una aplicación cliente aprobada',
    why: 'Las directivas que dependen de este control retirado protegen menos de lo que parece. Lo sustituye el requisito de una directiva de protección de aplicaciones.',
  },
  'risks-in-separate-policies': {
    name: 'El riesgo de usuario y el de inicio de sesión van por separado',
    why: 'Una directiva con ambas condiciones solo se aplica si se cumplen las dos, y la mayoría de los inicios de sesión de riesgo se cuelan.',
  },
  'risky-agents-blocked': {
    name: 'Los agentes de IA de alto riesgo se bloquean',
    why: 'Un agente engañado o secuestrado actúa con sus permisos día y noche, y más deprisa que cualquier persona. Microsoft ve el riesgo; solo una directiva lo detiene.',
  },
  'risky-app-consent-blocked': {
    name: 'Los usuarios no pueden dar consentimiento a apps de riesgo',
    why: 'El phishing de consentimiento pide acceso en lugar de la contraseña. La MFA no ayuda, y el acceso sobrevive a un cambio de contraseña.',
  },
  'risky-sign-ins-handled': {
    name: 'Los inicios de sesión de alto riesgo se bloquean o exigen MFA',
    why: 'Microsoft reconoce el ataque, pero sin una directiva el inicio de sesión se completa igualmente.',
  },
  'risky-users-handled': {
    name: 'Los usuarios de alto riesgo se bloquean o cambian la contraseña',
    why: 'Una contraseña que se sabe filtrada sigue funcionando hasta que alguien lee el informe.',
  },
  'security-defaults-or-policies-on': {
    name: 'Hay valores de seguridad predeterminados o acceso condicional',
    why: 'Si no hay ninguno de los dos, nada exige MFA y nada detiene la autenticación heredada: solo una contraseña protege el inquilino.',
    advice:
      'Los valores de seguridad predeterminados no se pueden activar mientras haya directivas de acceso condicional habilitadas. Una vez activos, los usuarios tienen un plazo de gracia de 14 días para registrarse en MFA.',
  },
  'security-info-registration-protected': {
    name: 'El registro de información de seguridad está protegido',
    why: 'Con una contraseña robada, un atacante registra su propio teléfono como segundo factor y desde entonces supera la MFA.',
  },
  'sender-policies-honored': {
    name: 'El correo que no supera DMARC se trata como pide su dominio',
    why: 'Los dueños de dominios publican qué hacer con el correo falsificado. Si no se respeta, un mensaje en nombre de un banco llega igualmente a la bandeja.',
  },
  'session-tokens-protected': {
    name: 'La protección de tokens vincula las sesiones a su dispositivo',
    why: 'Un token de sesión copiado de un equipo funciona en cualquier parte, con la MFA incluida. Vinculado a su dispositivo, no le sirve a un ladrón.',
  },
  'shared-files-scanned': {
    name: 'Datos adjuntos seguros analiza SharePoint, OneDrive y Teams',
    why: 'Un archivo infectado en una biblioteca llega a todos los que lo abren. Sin Documentos seguros, los usuarios salen de la Vista protegida con archivos que nadie ha comprobado.',
  },
  'shared-mailboxes-blocked': {
    name: 'Nadie puede iniciar sesión en los buzones compartidos',
    why: 'Los miembros abren un buzón compartido con su propia cuenta. Una contraseña propia pasa de mano en mano, nunca se cambia y después nadie sabe quién la usó.',
  },
  'sharepoint-idle-sign-out': {
    name: 'SharePoint cierra la sesión inactiva en una hora como máximo',
    why: 'En un equipo compartido, la siguiente persona encuentra los archivos de la anterior.',
  },
  'sharepoint-legacy-authentication-off': {
    name: 'Las apps sin autenticación moderna no abren SharePoint',
    why: 'Los clientes antiguos inician sesión solo con la contraseña y eluden la MFA y el acceso condicional.',
  },
  'sharing-domains-restricted': {
    name: 'SharePoint solo comparte con dominios permitidos',
    why: 'Sin una lista, los usuarios comparten con direcciones personales y con cualquiera que lo pida.',
  },
  'sign-ins-limited-by-country': {
    name: 'Se bloquean los inicios de sesión desde países ajenos',
    why: 'La mayoría de los ataques llega de lugares donde la empresa no tiene a nadie. Bloquear esos países detiene muchos antes de que se pruebe una contraseña.',
  },
  'smart-lockout-strict': {
    name: 'El bloqueo inteligente actúa a los 10 intentos, un minuto o más',
    why: 'Con umbrales más altos y bloqueos más cortos, quien adivina contraseñas dispone de más intentos por hora.',
  },
  'sms-codes-off': {
    name: 'SMS está desactivado como método de autenticación',
    why: 'Los mensajes de texto se pueden interceptar, desviar con un duplicado de la SIM o sonsacar al usuario.',
  },
  'sms-sign-in-off': {
    name: 'Los usuarios no inician sesión con su número de teléfono',
    why: 'El mensaje de texto sustituye entonces a la contraseña, y quien tiene el número tiene la cuenta.',
  },
  'smtp-authentication-off': {
    name: 'SMTP AUTH está desactivado en la organización',
    why: 'Acepta usuario y contraseña sin MFA y es un blanco habitual de la difusión de contraseñas. Los dispositivos que lo necesiten pueden tenerlo en su propio buzón.',
  },
  'spam-and-phish-quarantined': {
    name: 'El phishing y el spam de alta confianza van a la cuarentena',
    why: 'En la carpeta de correo no deseado, los usuarios lo encuentran y lo abren. Si se guarda menos de 30 días, un mensaje retenido por error desaparece antes de que alguien pregunte.',
  },
  'strongest-method-preferred': {
    name: 'La MFA preferida por el sistema está activada',
    why: 'Sin ella, a los usuarios con clave de acceso se les sigue pidiendo un código por SMS, y los atacantes eligen la vía más débil.',
  },
  'suspicious-prompts-reportable': {
    name: 'Los usuarios pueden notificar solicitudes de MFA sospechosas',
    why: 'Una solicitud que nadie ha pedido significa que la contraseña se conoce. Si solo se puede rechazar, TI no se entera.',
  },
  'synchronization-accounts-left-out': {
    name: 'El acceso condicional excluye las cuentas de sincronización',
    why: 'Un programa no puede responder a una solicitud de MFA. Si una directiva lo exige, la sincronización se detiene y las cuentas de quienes se fueron siguen abiertas en la nube.',
  },
  'teams-threats-removed': {
    name: 'La purga automática de hora cero (ZAP) está activa en Teams',
    why: 'Los vínculos y archivos que resultan maliciosos más tarde se quedan en los chats hasta que alguien los abre.',
  },
  'temporary-access-pass-once': {
    name: 'El Pase de acceso temporal vale una vez y 8 horas como máximo',
    why: 'Si no está activado, los métodos sin contraseña no se pueden configurar con seguridad. Un pase que vale varias veces o durante días es una contraseña que además cuenta como MFA.',
  },
  'third-party-storage-off': {
    name: 'Microsoft 365 en la Web no abre almacenamiento de terceros',
    why: 'Los usuarios abren y guardan archivos de la empresa en cuentas personales de Dropbox o Google, al margen de las reglas de uso compartido.',
  },
  'unified-audit-log-on': {
    name: 'El registro de auditoría unificado está activado',
    why: 'Sin él no se puede investigar ningún incidente, y las alertas que lo leen callan. Nada se registra a posteriori.',
    advice: 'Después de cambiarlo puede tardar hasta 60 minutos en surtir efecto.',
  },
  'unknown-platforms-blocked': {
    name: 'Las plataformas de dispositivo desconocidas están bloqueadas',
    why: 'Las directivas que nombran plataformas no se aplican a las demás. Basta con declararse una desconocida para eludirlas.',
  },
  'unmanaged-devices-limited-by-apps': {
    name: 'Se usan restricciones exigidas por la aplicación en Office 365',
    why: 'Sin ellas, se descargan archivos de SharePoint y adjuntos de Outlook en la Web en dispositivos que nadie administra.',
  },
  'unsafe-attachments-blocked': {
    name: 'Datos adjuntos seguros abre antes los adjuntos y bloquea malware',
    why: 'Los antivirus no conocen el malware hecho para un solo ataque. Solo al abrir el archivo de forma aislada se ve qué hace, y debe ocurrir antes de que llegue al usuario.',
  },
  'usage-reports-show-names': {
    name: 'Los informes de uso muestran nombres reales',
    why: 'Con los nombres ocultos no se puede decir quién usa una licencia, y los informes de aquí no muestran personas.',
  },
  'user-consent-off': {
    name: 'Los usuarios no pueden dar consentimiento a aplicaciones',
    why: 'Un clic da a una aplicación desconocida acceso duradero al correo y a los archivos. No necesita la contraseña, y la MFA no lo impide.',
  },
  'users-can-reset-passwords': {
    name: 'Todos los usuarios pueden restablecer su contraseña',
    why: 'De lo contrario llaman al soporte, y también lo hacen los atacantes que se hacen pasar por ellos. El autoservicio pide métodos que una voz al teléfono no tiene.',
    advice: 'Exija 2 métodos para el autoservicio de restablecimiento de contraseña.',
  },
  'users-can-use-a-second-factor': {
    name: 'Todos los usuarios han registrado un método de MFA',
    why: 'A quien no registró nada se le puede adelantar un atacante: con la contraseña registra su propio método y desde entonces supera cualquier solicitud de MFA.',
  },
  'users-cannot-create-security-groups': {
    name: 'Los usuarios no pueden crear grupos de seguridad',
    why: 'Los grupos que crea cualquiera acaban con accesos que nadie ha decidido, y los nombres de aspecto oficial inducen a error.',
  },
  'users-cannot-create-sites': {
    name: 'Los usuarios no pueden crear sitios de SharePoint',
    why: 'Surgen sitios sin propietario, copia de seguridad ni reglas de uso compartido, y hay datos donde nadie mira.',
  },
  'users-cannot-create-tenants': {
    name: 'Los usuarios no pueden crear inquilinos',
    why: 'Quien crea un inquilino es su administrador global. Los datos de la empresa que haya en él quedan fuera del alcance de TI.',
  },
  'users-cannot-install-add-ins': {
    name: 'Los usuarios no instalan complementos de Outlook por su cuenta',
    why: 'Un complemento puede leer cada mensaje que se abre y enviarlo a otro lugar. Alguien debería revisarlo antes de que entre en un buzón.',
  },
  'users-cannot-read-bitlocker-keys': {
    name: 'Los usuarios no leen las claves de BitLocker de sus equipos',
    why: 'Con una cuenta robada y el portátil, un ladrón lee la clave de recuperación y descifra la unidad.',
  },
  'users-cannot-register-apps': {
    name: 'Los usuarios no pueden registrar aplicaciones',
    why: 'Una aplicación registrada es una forma discreta de quedarse: tiene credenciales propias que sobreviven a la contraseña del usuario.',
  },
  'voice-calls-off': {
    name: 'Las llamadas de voz no son un método de autenticación',
    why: 'Las llamadas se pueden desviar, y si el teléfono no deja de sonar, la tecla # se pulsa enseguida.',
  },
  'web-mail-storage-providers-off': {
    name: 'Outlook en la Web no ofrece almacenamiento de terceros',
    why: 'Los usuarios adjuntan desde cuentas personales en la nube y guardan en ellas, y los datos de la empresa salen sin que nadie lo vea.',
  },
  'web-sessions-time-out': {
    name: 'Las sesiones web inactivas terminan en 3 horas como máximo',
    why: 'Un navegador abierto en un equipo compartido mantiene la sesión para quien llegue después.',
  },
} satisfies CheckTexts

/**
 * The carriers' own pages that show where a number is. Sources: tracking_url in
 * https://github.com/jkeen/tracking_number_data/tree/main/couriers, and of connectors in
 * https://github.com/karrioapi/karrio/tree/main/modules/connectors; those of posts that are in neither as public trackers
 * write them. China Post, Correios and India Post have no page that takes the number in its address.
 */
const PAGES = new Map([
  ['australia_post', 'https://auspost.com.au/mypost/track/details/'],
  ['austrian_post', 'https://www.post.at/sv/sendungssuche?snr='],
  ['bpost', 'https://track.bpost.cloud/btr/web/#/search?itemCode='],
  ['canada_post', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor='],
  ['canpar', 'https://www.canpar.com/en/track/tracking.jsp?locale=en&reference='],
  ['chronopost', 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT='],
  ['colissimo', 'https://www.laposte.fr/outils/suivre-vos-envois?code='],
  ['correos', 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number='],
  ['deutsche_post', 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode='],
  ['dhl', 'https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id='],
  ['dhl_express', 'https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id='],
  ['dpd', 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber='],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['gofo', 'https://www.gofoexpress.com/tracking.html?searchID='],
  ['japan_post', 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1='],
  ['la_poste', 'https://www.laposte.fr/outils/suivre-vos-envois?code='],
  ['landmark', 'https://track.landmarkglobal.com/?search='],
  ['old_dominion', 'https://www.odfl.com/us/en/tools/trace-track-ltl-freight/trace.html?proNumbers='],
  ['ontrac', 'https://www.ontrac.com/tracking/?number='],
  ['poste_italiane', 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/'],
  ['ptt', 'https://gonderitakip.ptt.gov.tr/Track/Verify?q='],
  ['purolator', 'https://www.purolator.com/en/shipping/tracker?searchValue='],
  ['royal_mail', 'https://www.royalmail.com/track-your-item#/tracking-results/'],
  ['sagawa', 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo='],
  ['speedee', 'https://www.speedeedelivery.com/track/?tracking='],
  ['ups', 'https://www.ups.com/track?loc=en_US&tracknum='],
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['yodel', 'https://www.yodel.co.uk/tracking/'],
  ['yunexpress', 'https://www.yuntrack.com/parcelTracking?id='],
]);

/** Where anybody can look a number up at its carrier; null where no such page is known. */
export function trackingPage(carrier: string | null, number: string | null): string | null {
  const page = PAGES.get(carrier ?? '');
  return page && number ? page + encodeURIComponent(number) : null;
}

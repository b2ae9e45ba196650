import type { Words } from './words.ts';

export const tr: Words = {
  requests:
    'lütfen|söyler misiniz|söyleyin*|söyleyebilir*|yazın*|yazar mısınız|yazabilir*|verin*|verir misiniz|verebilir*|paylaşın*|paylaşır*|paylaşabilir*|iletin*|iletir*|belirtin*|belirtir*|bildirin*|anlatın*|anlatır*|gönderin*|alabilir miyim|alabilir miyiz|öğrenebilir miyim|öğrenebilir miyiz|ihtiyacım*|ihtiyacımız*|gerekiyor|gerekli|lazım|rica*|eksik',
  offers: 'eğer|olmadan|sonra|istediğiniz|isterseniz|varsa|olursa|zaman|değilse|yoksa|vermezseniz|hata|yanlışlık',
  reasons: 'diye|için',
  areReasonsLast: true,
  things: {
    tracking: 'takip*|kargo numara*|kargo kodu|gönderi numara*|gönderi kodu|barkod*',
    order: 'sipariş*',
    currency: 'para birimi*|döviz*|kur',
    price: 'fiyat*|ücret*|indirim*|iskonto*|ne kadar|kaça|kaç lira|yüzde',
    quantity: 'kaç adet|kaç tane|miktar*|adet*|kaç',
    product: 'ürün*|mal|malzeme*|hangi parça',
    validity: 'geçerli*|ne zamana kadar|süre*',
    buyer: 'hangi müşteri*|müşteri*|kimin için|alıcı*',
    address:
      'adres*|sokak*|cadde*|mahalle*|kapı numara*|bina*|posta kodu*|ilçe*|şehir*|şehriniz|oturuyor*|konum*|nereye|neresi|nerede oturuyorsunuz|hangi şehir*|daire*',
    name: 'ad|adı|adınız*|adını*|adin|isim*|ismi|ismin*|soyad*|soyisim*|kiminle|kimsiniz|hitap*|sizi nasıl çağır*',
    phone:
      'telefon*|cep|cep numara*|ulaşabilir*|ulaşalım|ulaşmak|arayabilir*|arayalım|aramamız*|iletişim*|hane*|rakam*|size nereden ulaş*',
    problem:
      'sorun*|problem*|arıza*|ne oldu|oldu|bozul*|şikayet*|yardımcı olabilir*|yardımcı ol*|nasıl yardım*|yardım*|konu*|neler oluyor|talep*|ne istiyorsunuz|derdiniz*|mesele*|durum*|yapabiliriz|yapabilirim',
  },
  number: 'numara*',
  where: 'nerede|nerde|nereden',
  right: 'doğru mu|doğru mudur|böyle mi|tamam mı|doğru anladım mı',
  more: 'başka bir şey|başka bir|başka|hepsi bu mu|hepsi bu kadar mı|hazır',
  parcel: 'paket*|kargo*|gönderi*|sipariş*|teslimat*',
  often:
    'bir|ve|ile|için|bu|şu|ne|mi|mı|mu|mü|nedir|da|de|siz|size|sizi|lütfen|numaranız|adınız|adresiniz|teşekkürler|teşekkür|ederim|ederiz|var|yok|değil|olarak|olan|olur|kadar|daha|çok|hangi|nerede|nasıl|kaydedildi|talebiniz|oldu|edildi|alındı|alabilir|miyim|tamam',
  lacks: ['onu bilmiyorum', 'bende yok', 'valla onu söyleyemem, bilmiyorum'],
  yes: 'evet',
  comma: ', ',
};

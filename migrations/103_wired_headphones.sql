-- Words of English and Portuguese for headphones and for those with a cable. Rows that exist keep theirs.
alter table parameters alter column search_synonyms set default
'reparación, arreglo, reparar, arreglar, servicio técnico, roto, rota, rotura, partida, astillada, estallada, repair, fix, broken, conserto, consertar, quebrada
pantalla, screen, tela
batería, battery
cambio, reemplazo, replacement, troca
auriculares, AirPods, EarPods, headphones, earphones, fones de ouvido, fones, fone
con cable, wired, com fio
celular, celu, teléfono, iPhone, phone, telefone
notebook, laptop, portátil, MacBook
computadora, compu, Mac, computer, computador
tablet, tableta, iPad
reloj, smartwatch, Watch, relógio
funda, case, carcasa, cover, capa
cargador, adaptador de corriente, charger, carregador
tipo c, USB-C, USB C, type c
conector de carga, pin de carga, charging port
parlante, altavoz, HomePod, speaker, caixa de som
lápiz, Pencil, caneta
ratón, Mouse
teclado, Keyboard
monitor, Display
localizador, rastreador, AirTag, tracker
usado, usada, seminuevo, segunda mano, used, seminovo';

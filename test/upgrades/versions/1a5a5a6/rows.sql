insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id") overriding system value values
('1', '2026-11-24 11:38:04.046347+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-24T11:38:04.044225Z", "updated_at": "2026-11-24T11:38:04.045982Z", "description": "Nuevos y usados"}', '1d00c086-fb05-423b-9ce3-481e6560bc4a', null),
('2', '2026-11-24 11:38:04.055525+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-24T11:38:04.054428Z", "updated_at": "2026-11-24T11:38:04.055383Z", "description": "Fundas y cargadores"}', '5fee3fd7-8d45-4118-9de6-8b9c1974b65a', null),
('3', '2026-11-24 11:38:04.062446+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-24T11:38:04.061476Z", "updated_at": "2026-11-24T11:38:04.062153Z"}', '05c493b0-89c9-46fa-abf5-c3dd183799b3', null),
('4', '2026-11-24 11:38:04.070769+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-24T11:38:04.070089Z", "updated_at": "2026-11-24T11:38:04.070633Z"}', '0471cd1f-69c9-4904-b848-328513b95774', null),
('5', '2026-11-24 11:38:04.214884+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["0403ff97e5f26014eb5552fd24fc6af1.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:38:04.212027Z", "updated_at": "2026-11-24T11:38:04.212028Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'c47f14a9-9477-43f4-acab-51b9aaa9b0f5', null),
('6', '2026-11-24 11:38:04.225696+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["0403ff97e5f26014eb5552fd24fc6af1.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:38:04.212027Z", "updated_at": "2026-11-24T11:38:04.212028Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["0403ff97e5f26014eb5552fd24fc6af1.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:38:04.212027Z", "updated_at": "2026-11-24T11:38:04.225465Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '89f032ce-f335-49eb-8927-87c9e8f1921b', null),
('7', '2026-11-24 11:38:04.232477+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:38:04.232245Z", "updated_at": "2026-11-24T11:38:04.232245Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '24f98e07-d7f9-47bb-90cf-f4ada5886b19', null),
('8', '2026-11-24 11:38:04.239383+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:38:04.239072Z", "updated_at": "2026-11-24T11:38:04.239072Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', 'bffc90a8-3756-4667-a52f-d8e636f9a336', null),
('9', '2026-11-24 11:38:04.246215+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:38:04.239072Z", "updated_at": "2026-11-24T11:38:04.239072Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '6d4f37b5-5105-4f55-b0f9-02b06f251e84', null),
('10', '2026-11-24 11:38:04.252071+00', '1', 'parameters', '1', 'created', null, '{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-24T11:38:04.250736Z", "start_hour": null, "updated_at": "2026-11-24T11:38:04.251816Z", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '80a8d49a-ad7a-4d28-86e0-89e08f6f3ee6', null),
('11', '2026-11-24 11:38:04.262155+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:38:04.261062Z", "updated_at": "2026-11-24T11:38:04.261864Z", "address_number": null, "address_street": null}', 'b4abcba4-73dc-4196-89ab-2c7fdd514892', '1'),
('12', '2026-11-24 11:38:04.266497+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:38:04.265472Z", "updated_at": "2026-11-24T11:38:04.266111Z", "address_number": null, "address_street": null}', 'ce9320de-8820-49f6-94e3-918c1a7fbbf3', null),
('13', '2026-11-24 11:38:04.282909+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-24T11:38:04.270074Z", "updated_at": "2026-11-24T11:38:04.282718Z"}', 'ae8ff7f0-d6a2-4fd3-b073-ef5e6ffb4ced', '1'),
('14', '2026-11-24 11:38:04.297922+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-24T11:38:04.286933Z", "updated_at": "2026-11-24T11:38:04.297729Z"}', 'aea7175d-a5be-4f43-ba51-bc8f80484675', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-24 11:38:04.044225+00', '2026-11-24 11:38:04.045982+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-24 11:38:04.054428+00', '2026-11-24 11:38:04.055383+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-24 11:38:04.265472+00', '2026-11-24 11:38:04.266111+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-24 11:38:04.061476+00', '2026-11-24 11:38:04.062153+00'),
('2', 'Ñandú', '#8B7355', '2026-11-24 11:38:04.070089+00', '2026-11-24 11:38:04.070633+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-24 11:38:04.261062+00', '2026-11-24 11:38:04.261864+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-24 11:38:04.257311+00', '2026-11-24 11:38:04.257311+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-24 11:38:04.250736+00', '2026-11-24 11:38:04.251816+00');
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.687862+00'),
('2', 'create_products', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689334+00'),
('3', 'update_products', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689364+00'),
('4', 'delete_products', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689375+00'),
('5', 'see_menu_categories', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689384+00'),
('6', 'see_categories', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689392+00'),
('7', 'create_categories', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689401+00'),
('8', 'update_categories', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689406+00'),
('9', 'delete_categories', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689414+00'),
('10', 'see_menu_colors', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.68942+00'),
('11', 'see_colors', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689424+00'),
('12', 'create_colors', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689429+00'),
('13', 'update_colors', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689435+00'),
('14', 'delete_colors', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.68944+00'),
('15', 'see_parameters', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689444+00'),
('16', 'create_parameters', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689449+00'),
('17', 'update_parameters', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689454+00'),
('18', 'delete_parameters', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.68946+00'),
('19', 'see_menu_clients', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689464+00'),
('20', 'see_clients', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689469+00'),
('21', 'create_clients', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689474+00'),
('22', 'update_clients', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689479+00'),
('23', 'delete_clients', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689487+00'),
('24', 'see_menu_companies', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689492+00'),
('25', 'see_companies', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689496+00'),
('26', 'create_companies', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689501+00'),
('27', 'update_companies', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689506+00'),
('28', 'delete_companies', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689511+00'),
('29', 'see_menu_users', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689516+00'),
('30', 'see_users', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689521+00'),
('31', 'create_users', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689526+00'),
('32', 'update_users', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689531+00'),
('33', 'delete_users', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689536+00'),
('34', 'see_menu_permissions', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689541+00'),
('35', 'see_permissions', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689546+00'),
('36', 'create_permissions', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689554+00'),
('37', 'update_permissions', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689559+00'),
('38', 'delete_permissions', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689564+00'),
('39', 'see_audit', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689568+00'),
('40', 'see_menu_employees', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689573+00'),
('41', 'see_employees', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689578+00'),
('42', 'create_employees', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689583+00'),
('43', 'update_employees', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689588+00'),
('44', 'delete_employees', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689593+00'),
('45', 'see_employee_termination', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689598+00'),
('46', 'create_employee_termination', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689603+00'),
('47', 'update_employee_termination', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689608+00'),
('48', 'delete_employee_termination', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689613+00'),
('49', 'see_employee_general_data', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.68962+00'),
('50', 'create_employee_general_data', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689625+00'),
('51', 'update_employee_general_data', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.68963+00'),
('52', 'delete_employee_general_data', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689635+00'),
('53', 'print_employee_file', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.68964+00'),
('54', 'load_database', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689645+00'),
('55', 'see_menu_ppes', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.68965+00'),
('56', 'see_ppes', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689655+00'),
('57', 'create_ppes', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689659+00'),
('58', 'update_ppes', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689664+00'),
('59', 'delete_ppes', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689669+00'),
('60', 'see_ppe_deliveries', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689674+00'),
('61', 'create_ppe_deliveries', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689679+00'),
('62', 'update_ppe_deliveries', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689686+00'),
('63', 'delete_ppe_deliveries', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689692+00'),
('64', 'print_ppe_deliveries', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689696+00'),
('65', 'see_training_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689701+00'),
('66', 'create_training_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689706+00'),
('67', 'update_training_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689711+00'),
('68', 'delete_training_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689716+00'),
('69', 'see_quality_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689721+00'),
('70', 'create_quality_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689726+00'),
('71', 'update_quality_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689731+00'),
('72', 'delete_quality_items', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689736+00'),
('73', 'see_notifications', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689741+00'),
('74', 'see_contact_messages', '2026-11-24 11:38:03.686+00', '2026-11-24 11:38:03.689746+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('0403ff97e5f26014eb5552fd24fc6af1.jpg', 'image', '40', '40', 'false', '892', '2026-11-24 11:38:04.210152+00');
insert into "product_colors" ("product_id", "color_id", "position") overriding system value values
('1', '1', '1'),
('1', '2', '2');
insert into "products" ("id", "name", "description", "category_id", "price", "capacity", "code", "image", "created_at", "updated_at") overriding system value values
('1', 'iPhone 17', 'En caja cerrada.
Un año de garantía.', '1', '1399.90', '256 GB', null, '{0403ff97e5f26014eb5552fd24fc6af1.jpg}', '2026-11-24 11:38:04.212027+00', '2026-11-24 11:38:04.225465+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-24 11:38:04.232245+00', '2026-11-24 11:38:04.232245+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '11');
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-24 11:38:04.256362+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x54a3ed096100c8bae216c33e6116036eceb22ac59c9636910d1d6e6278c7c71e', '1', '2026-11-24 11:38:04.029334+00', '2026-11-24 23:38:04.029334+00');
insert into "user_permissions" ("user_id", "permission_id") overriding system value values
('1', '1'),
('1', '2'),
('1', '3'),
('1', '4'),
('1', '5'),
('1', '6'),
('1', '7'),
('1', '8'),
('1', '9'),
('1', '10'),
('1', '11'),
('1', '12'),
('1', '13'),
('1', '14'),
('1', '15'),
('1', '16'),
('1', '17'),
('1', '18'),
('1', '19'),
('1', '20'),
('1', '21'),
('1', '22'),
('1', '23'),
('1', '24'),
('1', '25'),
('1', '26'),
('1', '27'),
('1', '28'),
('1', '29'),
('1', '30'),
('1', '31'),
('1', '32'),
('1', '33'),
('1', '34'),
('1', '35'),
('1', '36'),
('1', '37'),
('1', '38'),
('1', '39'),
('1', '40'),
('1', '41'),
('1', '42'),
('1', '43'),
('1', '44'),
('1', '45'),
('1', '46'),
('1', '47'),
('1', '48'),
('1', '49'),
('1', '50'),
('1', '51'),
('1', '52'),
('1', '53'),
('1', '54'),
('1', '55'),
('1', '56'),
('1', '57'),
('1', '58'),
('1', '59'),
('1', '60'),
('1', '61'),
('1', '62'),
('1', '63'),
('1', '64'),
('1', '65'),
('1', '66'),
('1', '67'),
('1', '68'),
('1', '69'),
('1', '70'),
('1', '71'),
('1', '72'),
('1', '73'),
('1', '74');
insert into "users" ("id", "name", "surname", "dni", "email", "password_hash", "active", "image", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$TDNdPtq8WTw18qZqbLUNJQ$3yqSamYlnVzcc/c30BIynfZuS60NhHsGn8O4fZniW5Q', 'true', null, null, null, '2026-11-24 11:38:03.691311+00', '2026-11-24 11:38:03.707586+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$RJFNgmGE02A5Ra4+emBPOw$mv4z6WoeH6sJ+685Z7ahkFP7z+cI3U80jKkyEbuyqQA', 'true', null, '1', null, '2026-11-24 11:38:04.270074+00', '2026-11-24 11:38:04.282718+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$AVk8Jd0O9o9qPj3XHVmL1Q$cC4fnPYR5v6fqJ6IkCmPkTZvXBhQhkDcehjffqd/4Y0', 'false', null, null, '1', '2026-11-24 11:38:04.286933+00', '2026-11-24 11:38:04.297729+00');
select setval('audit_id_seq', 14);
select setval('categories_id_seq', 2);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 2);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('parameters_id_seq', 1);
select setval('permissions_id_seq', 74);
select setval('products_id_seq', 3);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('users_id_seq', 3);

insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', 'ec9c7655dc2062087eb74c3690ad06e4', 'contrato.pdf', 'application/pdf', '15', '2026-11-28 13:22:56.334278+00', '2026-11-28 13:22:56.337952+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-28 13:22:55.819279+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-28T13:22:55.813725Z", "updated_at": "2026-11-28T13:22:55.817111Z", "description": "Nuevos y usados"}', 'a4796e97-e7be-47d1-8a4d-c6bf1fa9e81f', null, null, null),
('2', '2026-11-28 13:22:55.833563+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-28T13:22:55.832417Z", "updated_at": "2026-11-28T13:22:55.833054Z", "description": "Fundas y cargadores"}', '65ba50f6-f556-4855-a916-7e81550b02c4', null, null, null),
('3', '2026-11-28 13:22:55.845008+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-28T13:22:55.843290Z", "updated_at": "2026-11-28T13:22:55.844395Z"}', '128e236e-ddc2-443f-8a54-573f79bb6a9b', null, null, null),
('4', '2026-11-28 13:22:55.854337+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-28T13:22:55.853520Z", "updated_at": "2026-11-28T13:22:55.854160Z"}', 'a8fdfd9a-c5c4-4ca3-8277-42e3d01d43e3', null, null, null),
('5', '2026-11-28 13:22:55.984547+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["996d903557448b232114e0f88d9064f5.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T13:22:55.977279Z", "updated_at": "2026-11-28T13:22:55.977279Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'a3c5526c-1498-4da1-b662-05938376f026', null, null, null),
('6', '2026-11-28 13:22:55.999473+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["996d903557448b232114e0f88d9064f5.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T13:22:55.977279Z", "updated_at": "2026-11-28T13:22:55.977279Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["996d903557448b232114e0f88d9064f5.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-28T13:22:55.977279Z", "updated_at": "2026-11-28T13:22:55.999077Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '408fee92-00ad-4ed8-bff2-3077922484f3', null, null, null),
('7', '2026-11-28 13:22:56.009607+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T13:22:56.009083Z", "updated_at": "2026-11-28T13:22:56.009083Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '00ce82dd-d187-4158-afe7-b4da1048f199', null, null, null),
('8', '2026-11-28 13:22:56.018314+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T13:22:56.017888Z", "updated_at": "2026-11-28T13:22:56.017888Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', 'bc339fde-f0a8-4fb2-ac7e-e6b5d107a8f3', null, null, null),
('9', '2026-11-28 13:22:56.029565+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-28T13:22:56.017888Z", "updated_at": "2026-11-28T13:22:56.017888Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, 'b878744a-1b45-457c-833f-c7f85ddaf387', null, null, null),
('10', '2026-11-28 13:22:56.042628+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-28T13:22:56.040277Z", "start_hour": null, "updated_at": "2026-11-28T13:22:56.042103Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', 'd20908bd-e937-4433-953e-849d115fdb74', null, null, null),
('11', '2026-11-28 13:22:56.109631+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T13:22:56.107719Z", "updated_at": "2026-11-28T13:22:56.109028Z", "address_number": null, "address_street": null}', 'd674eaf4-bbdf-4247-a82c-1b82e5c718ec', '1', null, null),
('12', '2026-11-28 13:22:56.122292+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-28T13:22:56.120334Z", "updated_at": "2026-11-28T13:22:56.121612Z", "address_number": null, "address_street": null}', '3be7d99c-9fc4-4f91-ae47-24243480b1ae', null, '1', null),
('13', '2026-11-28 13:22:56.163435+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-28T13:22:56.158962Z", "updated_at": "2026-11-28T13:22:56.162809Z"}', '643c6b11-39a8-4e0c-854d-8502652f88eb', '1', null, null),
('14', '2026-11-28 13:22:56.185744+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-28T13:22:56.182402Z", "updated_at": "2026-11-28T13:22:56.185291Z"}', '197dfa4a-fba7-4717-8692-eea58f3c9681', null, '1', null),
('15', '2026-11-28 13:22:56.192589+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-28T13:22:56.190804Z", "updated_at": "2026-11-28T13:22:56.191968Z", "description": null}', '1c5be2b6-73a4-479f-a66e-b49f3c961302', null, null, null),
('16', '2026-11-28 13:22:56.198394+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-28T13:22:56.196898Z", "updated_at": "2026-11-28T13:22:56.197892Z", "description": null}', '26e4d148-5f21-48cf-9876-e0839258f863', null, null, null),
('17', '2026-11-28 13:22:56.203838+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-28T13:22:56.202417Z", "updated_at": "2026-11-28T13:22:56.203336Z", "description": null}', '119993d5-2047-4876-a732-8942227783c5', null, null, null),
('18', '2026-11-28 13:22:56.209822+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-28T13:22:56.208582Z", "updated_at": "2026-11-28T13:22:56.209401Z", "description": null}', '4db9aa9a-285b-4d0a-ba3f-2b248a74612a', null, null, null),
('19', '2026-11-28 13:22:56.21467+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-28T13:22:56.213458Z", "updated_at": "2026-11-28T13:22:56.214234Z", "description": null}', '1b049fdb-603c-4896-83a8-d0ef8e1c8052', null, null, null),
('20', '2026-11-28 13:22:56.220192+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-28T13:22:56.218770Z", "updated_at": "2026-11-28T13:22:56.219596Z", "description": null}', '5328f144-8d26-4eb4-a117-8cdab3c77b91', null, null, null),
('21', '2026-11-28 13:22:56.226642+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-28T13:22:56.225253Z", "updated_at": "2026-11-28T13:22:56.226169Z", "description": null}', '3b9bc50b-8eb9-448b-b1d6-d30dfd027d91', null, null, null),
('22', '2026-11-28 13:22:56.2323+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-28T13:22:56.230898Z", "updated_at": "2026-11-28T13:22:56.231843Z", "description": null}', '5082598a-2497-4ae6-bc40-3a64cbee0d32', null, null, null),
('23', '2026-11-28 13:22:56.238094+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-28T13:22:56.236247Z", "job_titles": [], "updated_at": "2026-11-28T13:22:56.237569Z", "description": null, "validity_months": null}', '8009884a-bf43-4e7d-8f7d-e5b586c4b8b7', null, null, null),
('24', '2026-11-28 13:22:56.244978+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-28T13:22:56.243200Z", "job_titles": [], "updated_at": "2026-11-28T13:22:56.244504Z", "description": null, "validity_months": null}', 'c05c2449-911e-422b-989a-431fa6968a6f', null, null, null),
('25', '2026-11-28 13:22:56.255961+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-28T13:22:56.249540Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-28T13:22:56.250252Z", "description": null, "certification": null, "useful_life_months": null}', '85a40c89-ebb2-48d1-9591-b042dcb10f31', null, null, null),
('26', '2026-11-28 13:22:56.284634+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T13:22:56.262038Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T13:22:56.264076Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '03a23a6c-be30-4f56-9d4b-ebfa660e78dd', '1', '1', null),
('27', '2026-11-28 13:22:56.338397+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "ec9c7655dc2062087eb74c3690ad06e4", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-28T13:22:56.334278Z", "media_type": "application/pdf", "updated_at": "2026-11-28T13:22:56.337952Z", "employee_id": 1}', 'aadd586f-23e9-400c-93fe-c4feda9bc2e7', '1', '1', null),
('28', '2026-11-28 13:22:56.35059+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T13:22:56.347410Z", "instructor": null, "updated_at": "2026-11-28T13:22:56.349983Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '6d9e0c1d-137c-4482-911e-c36749142e07', '1', '1', null),
('29', '2026-11-28 13:22:56.3628+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-28T13:22:56.360058Z", "instructor": null, "updated_at": "2026-11-28T13:22:56.362281Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', '49bb2710-1df8-48eb-a3ed-c33525a7f456', '1', '1', null),
('30', '2026-11-28 13:22:56.378008+00', '1', 'ppe_rounds', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "title": "Depósito", "client": "Colegio Ñandubay", "company": "Río Paraná SRL", "client_id": 1, "closed_at": null, "signature": "person", "company_id": 1, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.377519Z", "closed_by_name": null}', 'f08529dd-2028-44ec-bc7f-a5a04e5697ac', '1', '1', null),
('31', '2026-11-28 13:22:56.385568+00', '1', 'ppe_deliveries', '1', 'created', null, '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.384754Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'f08529dd-2028-44ec-bc7f-a5a04e5697ac', '1', '1', null),
('32', '2026-11-28 13:22:56.385662+00', '1', 'ppe_deliveries', '2', 'created', null, '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.385457Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'f08529dd-2028-44ec-bc7f-a5a04e5697ac', '1', '1', null),
('33', '2026-11-28 13:22:56.413729+00', '1', 'ppe_deliveries', '1', 'signed', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.384754Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T13:22:56.402000Z", "signed_by": 1, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.408508Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'cbbb4cb1-0f58-429b-ae3d-27ebca2ef356', '1', '1', null),
('34', '2026-11-28 13:22:56.413852+00', '1', 'ppe_deliveries', '2', 'signed', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": null, "signed_at": null, "signed_by": null, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.385457Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": null, "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": null, "signed_by_name": null, "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 2, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T13:22:56.402000Z", "signed_by": 1, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.408949Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', 'cbbb4cb1-0f58-429b-ae3d-27ebca2ef356', '1', '1', null),
('35', '2026-11-28 13:22:56.439192+00', '1', 'ppe_deliveries', '1', 'annul', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T13:22:56.402000Z", "signed_by": 1, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.408508Z", "annulled_at": null, "annulled_by": null, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": null, "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d", "signed_by_name": "General, Administración", "annulled_by_name": null, "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '{"id": 1, "ppe": "Guantes", "scan": null, "size": "9", "again": true, "brand": "Ñú", "model": null, "round": "Depósito", "absent": false, "images": [], "ppe_id": 1, "comments": null, "ppe_name": "Guantes", "quantity": 1, "round_id": 1, "job_title": "Uno de job_titles", "signature": "glass", "signed_at": "2026-11-28T13:22:56.402000Z", "signed_by": 1, "created_at": "2026-11-28T13:22:56.373153Z", "updated_at": "2026-11-28T13:22:56.433130Z", "annulled_at": "2026-11-28T13:22:56.428604Z", "annulled_by": 1, "employee_id": 1, "record_hash": "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "annul_reason": "Talle equivocado", "company_cuit": "30712345671", "company_name": "Río Paraná SRL", "employee_dni": "28123456", "certification": null, "delivery_date": "2024-03-05", "employee_name": "Ayelén Quiroga", "signature_hash": "6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d", "signed_by_name": "General, Administración", "annulled_by_name": "General, Administración", "device_signed_at": null, "employee_surname": "Quiroga", "next_delivery_date": "2024-09-05", "employee_first_name": "Ayelén", "employee_file_number": "0147"}', '8eae6c92-5447-4eae-b447-18a455ad042e', '1', '1', '{"reason": "Talle equivocado"}'),
('36', '2026-11-28 13:22:56.835691+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T13:22:56.262038Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T13:22:56.264076Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-28T13:22:56.262038Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-28T13:22:56.822216Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'bdc49952-6efb-4fbf-972b-b81b3e4d4cd3', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('37', '2026-11-28 13:22:56.84944+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T13:22:56.844212Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T13:22:56.848968Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '56080a71-a6f6-4795-a36d-ebee3f710c1c', null, null, null),
('38', '2026-11-28 13:22:56.872186+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T13:22:56.844212Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T13:22:56.848968Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '6f798ebf-fa8f-4668-bcba-c6ca0d9781cb', null, null, null),
('39', '2026-11-28 13:22:56.884124+00', '1', 'events', '1', 'created', null, '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T13:22:56.881602Z", "updated_at": "2026-11-28T13:22:56.883147Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '8cb5c7db-5fb3-4dce-a22e-786abc505f68', '1', null, null),
('40', '2026-11-28 13:22:56.893271+00', '1', 'events', '1', 'skip', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": [], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T13:22:56.881602Z", "updated_at": "2026-11-28T13:22:56.883147Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '{"id": 1, "end": "2024-03-05", "time": "09:00", "type": "meeting", "start": "2024-03-05", "title": "Reunión de seguridad", "client": null, "notify": true, "repeat": "weekly", "company": "Río Paraná SRL", "skipped": ["2024-03-19"], "end_time": "09:40", "client_id": null, "company_id": 1, "created_at": "2026-11-28T13:22:56.881602Z", "updated_at": "2026-11-28T13:22:56.891588Z", "notify_days": 3, "repeat_until": "2024-04-30"}', '93cc1b92-74a6-47f4-87db-cdbb428ba551', '1', null, '{"date": "2024-03-19"}'),
('41', '2026-11-28 13:22:56.902036+00', '1', 'employees', '3', 'created', null, '{"id": 3, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Nahuel", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Ibáñez", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": 1, "created_at": "2026-11-28T13:22:56.897811Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-28T13:22:56.901410Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0149", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": "2024-09-05"}', 'a97af5ee-046e-445b-9e57-068d50595d95', '1', null, null),
('42', '2026-11-28 13:22:57.474725+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-28T13:22:57.470403Z", "updated_at": "2026-11-28T13:22:57.472798Z"}', '4116935b-e69c-497e-945d-5723f2b10648', null, null, null),
('43', '2026-11-28 13:22:57.475023+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-28T13:22:57.470403Z", "updated_at": "2026-11-28T13:22:57.474629Z"}', '4116935b-e69c-497e-945d-5723f2b10648', null, null, null);
insert into "calendar_feeds" ("user_id", "token_hash", "layers", "created_at", "last_read") overriding system value values
('1', E'\\x089365daa31b0dada952bdb5ad01d1a39182226aef49306b7ccf930b752002e5', '{events,medical_check}', '2026-11-28 13:22:56.926535+00', null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-28 13:22:55.813725+00', '2026-11-28 13:22:55.817111+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-28 13:22:55.832417+00', '2026-11-28 13:22:55.833054+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-28 13:22:56.230898+00', '2026-11-28 13:22:56.231843+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-28 13:22:56.120334+00', '2026-11-28 13:22:56.121612+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-28 13:22:55.84329+00', '2026-11-28 13:22:55.844395+00'),
('2', 'Ñandú', '#8B7355', '2026-11-28 13:22:55.85352+00', '2026-11-28 13:22:55.85416+00'),
('3', 'Lila true', '#B497D6', '2026-11-28 13:22:57.470403+00', '2026-11-28 13:22:57.472798+00'),
('4', 'Dorado true', '#FFD700', '2026-11-28 13:22:57.470403+00', '2026-11-28 13:22:57.474629+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-28 13:22:56.107719+00', '2026-11-28 13:22:56.109028+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-28 13:22:56.051131+00', '2026-11-28 13:22:56.051131+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-28 13:22:56.190804+00', '2026-11-28 13:22:56.191968+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-28 13:22:56.196898+00', '2026-11-28 13:22:56.197892+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-28T10:22:56.017888-03:00", "updated_at": "2026-11-28T10:22:56.017888-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-28 13:22:56.024707+00'),
('38', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-28T10:22:56.844212-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-28T10:22:56.848968-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-28 13:22:56.8585+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-28 13:22:56.202417+00', '2026-11-28 13:22:56.203336+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 13:22:56.262038+00', '2026-11-28 13:22:56.822216+00'),
('3', 'Nahuel', 'Ibáñez', null, '0149', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', null, null, null, null, null, null, null, null, null, 'true', null, null, null, '2024-09-05', null, null, null, null, null, null, null, null, null, null, 'true', '2026-11-28 13:22:56.897811+00', '2026-11-28 13:22:56.90141+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-28 13:22:56.262038+00', '2026-11-28 13:22:56.821335+00', 'false');
insert into "events" ("id", "title", "type", "start", "end", "time", "end_time", "notify", "notify_days", "repeat", "repeat_until", "skipped", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Reunión de seguridad', 'meeting', '2024-03-05', '2024-03-05', '09:00', '09:40', 'true', '3', 'weekly', '2024-04-30', '{2024-03-19}', '1', null, '2026-11-28 13:22:56.881602+00', '2026-11-28 13:22:56.891588+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('ec9c7655dc2062087eb74c3690ad06e4', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-28 13:22:56.334278+00'),
('d10a1db8bd5c8bdb20c118d3693c08de', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-28 13:22:56.937344+00'),
('74dc51da90fc3d4ad98e494792e01a1b', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-28 13:22:57.503292+00');
insert into "import_outcomes" ("import_id", "row", "status", "errors", "keys", "record_id") overriding system value values
('1', '2', 'created', null, '["name lila true 0"]', '3'),
('1', '3', 'created', null, '["name dorado true 0"]', '4'),
('2', '2', 'created', null, '["name lila false 0"]', null),
('2', '3', 'wrong', '{"color_code": "resource.fields.color"}', '["name dorado false 0"]', null);
insert into "import_rows" ("import_id", "row", "cells") overriding system value values
('1', '1', '["Nombre","Código"]'),
('1', '2', '["Lila true","#b497d6"]'),
('1', '3', '["Dorado true","#ffd700"]'),
('2', '1', '["Nombre","Código"]'),
('2', '2', '["Lila false","#b497d6"]'),
('2', '3', '["Dorado false","dorado"]');
insert into "imports" ("id", "user_id", "name", "file_key", "pictures_key", "language", "status", "found", "picture_names", "asked", "checked", "counts", "unknown", "problem", "request_id", "task", "position", "done", "total", "is_cancelled", "holder", "lease_until", "created_at", "updated_at", "attempts") overriding system value values
('2', '1', 'planilla.csv', '74dc51da90fc3d4ad98e494792e01a1b', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-28 13:22:57.503292+00', '2026-11-28 13:22:57.579564+00', '1'),
('1', '1', 'planilla.csv', 'd10a1db8bd5c8bdb20c118d3693c08de', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "ppe_deliveries": {}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "ppe_deliveries": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, '4116935b-e69c-497e-945d-5723f2b10648', null, '3', '2', '2', 'false', null, null, '2026-11-28 13:22:56.937344+00', '2026-11-28 13:22:57.483905+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-28 13:22:56.208582+00', '2026-11-28 13:22:56.209401+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-28 13:22:56.213458+00', '2026-11-28 13:22:56.214234+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-28 13:22:56.21877+00', '2026-11-28 13:22:56.219596+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-28 13:22:56.225253+00', '2026-11-28 13:22:56.226169+00');
insert into "notice_digests" ("user_id", "day", "hour", "language", "stop_token", "next_at", "sent_for") overriding system value values
('1', '1', '9', 'es', 'ha4Lw65khbVUZvO2H-ZZ05MUY9uBNCyD', '2026-11-30 12:00:00+00', null);
insert into "notice_dismissals" ("user_id", "notice_id", "expiration_date", "dismissed_at") overriding system value values
('1', 'medical_check-3', '2024-09-05', '2026-11-28 13:22:56.913802+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-28 13:22:56.040277+00', '2026-11-28 13:22:56.042103+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
auriculares, AirPods, EarPods
celular, teléfono, iPhone
notebook, laptop, portátil, MacBook
computadora, Mac
tablet, tableta, iPad
reloj, smartwatch, Watch
funda, case, carcasa, cover
cargador, adaptador de corriente
parlante, altavoz, HomePod
lápiz, Pencil', '30', '10', null);
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.428264+00'),
('2', 'create_products', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429577+00'),
('3', 'update_products', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429606+00'),
('4', 'delete_products', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429616+00'),
('5', 'see_menu_categories', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429625+00'),
('6', 'see_categories', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429634+00'),
('7', 'create_categories', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429643+00'),
('8', 'update_categories', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429648+00'),
('9', 'delete_categories', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429658+00'),
('10', 'see_menu_colors', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429663+00'),
('11', 'see_colors', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429669+00'),
('12', 'create_colors', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429674+00'),
('13', 'update_colors', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42968+00'),
('14', 'delete_colors', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429685+00'),
('15', 'see_parameters', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42969+00'),
('16', 'create_parameters', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429695+00'),
('17', 'update_parameters', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429701+00'),
('18', 'delete_parameters', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429706+00'),
('19', 'see_menu_clients', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429712+00'),
('20', 'see_clients', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429718+00'),
('21', 'create_clients', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429723+00'),
('22', 'update_clients', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429729+00'),
('23', 'delete_clients', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429739+00'),
('24', 'see_menu_companies', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429744+00'),
('25', 'see_companies', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429749+00'),
('26', 'create_companies', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429755+00'),
('27', 'update_companies', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42976+00'),
('28', 'delete_companies', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429765+00'),
('29', 'see_menu_users', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42977+00'),
('30', 'see_users', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429775+00'),
('31', 'create_users', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42978+00'),
('32', 'update_users', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429784+00'),
('33', 'delete_users', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42979+00'),
('34', 'see_menu_permissions', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429795+00'),
('35', 'see_permissions', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429801+00'),
('36', 'create_permissions', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429805+00'),
('37', 'update_permissions', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42981+00'),
('38', 'delete_permissions', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429815+00'),
('39', 'see_audit', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42982+00'),
('40', 'see_menu_employees', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429825+00'),
('41', 'see_employees', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42983+00'),
('42', 'create_employees', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429835+00'),
('43', 'update_employees', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429841+00'),
('44', 'delete_employees', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429845+00'),
('45', 'see_employee_termination', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42985+00'),
('46', 'create_employee_termination', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429856+00'),
('47', 'update_employee_termination', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429861+00'),
('48', 'delete_employee_termination', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429866+00'),
('49', 'see_employee_general_data', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429876+00'),
('50', 'create_employee_general_data', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429881+00'),
('51', 'update_employee_general_data', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429886+00'),
('52', 'delete_employee_general_data', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429891+00'),
('53', 'print_employee_file', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429896+00'),
('54', 'load_database', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429901+00'),
('55', 'see_menu_ppes', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429906+00'),
('56', 'see_ppes', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429911+00'),
('57', 'create_ppes', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429916+00'),
('58', 'update_ppes', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429921+00'),
('59', 'delete_ppes', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429926+00'),
('60', 'see_ppe_deliveries', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429931+00'),
('61', 'create_ppe_deliveries', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429936+00'),
('62', 'update_ppe_deliveries', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429942+00'),
('63', 'delete_ppe_deliveries', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429946+00'),
('64', 'print_ppe_deliveries', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429951+00'),
('65', 'see_training_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429956+00'),
('66', 'create_training_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429961+00'),
('67', 'update_training_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429966+00'),
('68', 'delete_training_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429971+00'),
('69', 'see_quality_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429976+00'),
('70', 'create_quality_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429981+00'),
('71', 'update_quality_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429985+00'),
('72', 'delete_quality_items', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.42999+00'),
('73', 'see_notifications', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.429995+00'),
('74', 'see_contact_messages', '2026-11-28 13:22:55.426399+00', '2026-11-28 13:22:55.43+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('996d903557448b232114e0f88d9064f5.jpg', 'image', '40', '40', 'false', '892', '2026-11-28 13:22:55.974346+00');
insert into "ppe_deliveries" ("id", "employee_id", "ppe_id", "round_id", "delivery_date", "next_delivery_date", "size", "quantity", "brand", "model", "certification", "comments", "images", "again", "ppe_name", "employee_name", "employee_dni", "job_title", "company_name", "company_cuit", "company_street", "company_city", "company_zip_code", "company_province", "absent", "signature", "signed_at", "device_signed_at", "signed_by", "signed_by_name", "operator", "address", "device", "sentence", "strokes", "strokes_hash", "scan", "scan_hash", "record_hash", "signature_hash", "annulled_at", "annulled_by", "annulled_by_name", "annul_reason", "created_at", "updated_at") overriding system value values
('2', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 13:22:56.402+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d', null, null, null, null, '2026-11-28 13:22:56.373153+00', '2026-11-28 13:22:56.408949+00'),
('1', '1', '1', '1', '2024-03-05', '2024-09-05', '9', '1', 'Ñú', null, null, null, '{}', 'true', 'Guantes', 'Ayelén Quiroga', '28123456', 'Uno de job_titles', 'Río Paraná SRL', '30712345671', null, 'Paraná', null, null, 'false', 'glass', '2026-11-28 13:22:56.402+00', null, '1', 'General, Administración', 'General, Administración (1)', '127.0.0.1', 'node', 'Recibí los elementos en buen estado y me explicaron su uso y conservación.', '[[[200, 2000, 0], [280, 2431, 16], [360, 2757, 32], [440, 2898, 48], [520, 2818, 64], [600, 2539, 80], [680, 2127, 96], [760, 1684, 112], [840, 1319, 128], [920, 1120, 144], [1000, 1137, 160], [1080, 1365, 176], [1160, 1749, 192], [1240, 2194, 208], [1320, 2591, 224], [1400, 2844, 240], [1480, 2890, 256], [1560, 2719, 272], [1640, 2371, 288], [1720, 1932, 304], [1800, 1510, 320], [1880, 1208, 336], [1960, 1100, 352], [2040, 1212, 368], [2120, 1517, 384], [2200, 1940, 400], [2280, 2378, 416], [2360, 2723, 432], [2440, 2892, 448], [2520, 2841, 464], [2600, 2585, 480], [2680, 2186, 496], [2760, 1741, 512], [2840, 1359, 528], [2920, 1135, 544], [3000, 1122, 560], [3080, 1324, 576], [3160, 1692, 592], [3240, 2135, 608], [3320, 2545, 624]]]', '83b8bf1a804fca0bae6c859e58e339fcba1a4433f1cd8a925db6e5545eb6fa2e', null, null, '4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668', '6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d', '2026-11-28 13:22:56.428604+00', '1', 'General, Administración', 'Talle equivocado', '2026-11-28 13:22:56.373153+00', '2026-11-28 13:22:56.43313+00');
insert into "ppe_holdings" ("employee_id", "ppe_id", "delivery_id", "delivery_date", "next_delivery_date", "is_needed", "pending_round_id", "surname", "name", "company_id", "client_id", "job_sector_id", "job_title_id", "active", "admission_date", "termination_date", "size", "search") overriding system value values
('1', '1', '2', '2024-03-05', '2024-09-05', 'true', null, 'Quiroga', 'Ayelén', '1', '1', null, '1', 'true', '2019-04-01', '2025-06-30', '9', 'ayelen quiroga ayelen 0147 28123456');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppe_printed_records" ("code", "employee_id", "rows", "rows_hash", "sheet_hash", "printed_on", "printed_by", "printed_by_name", "created_at") overriding system value values
('Y7J4Q39PDRTF56P2', '1', '[[1, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d"], [2, "4782006afce1fd69daac8effeb70287cd593dbfbd95d1df2137dbe11f10b7668", "6811e5597da2d4d0c8858ef9646134900037ce142fa447b67a34285d3a84c09d"]]', '8b8abd9359bb16eeed936d10b2dae426632b40a6e1c6e53a743ae5ae8e14e782', 'c72b92334e8d1d3781e0b7e10dfcd97b8883105887558c256e3d228f1743cb9b', '2026-11-28', '1', 'General, Administración', '2026-11-28 13:22:56.452177+00');
insert into "ppe_rounds" ("id", "title", "date", "signature", "closed_at", "closed_by", "closed_by_name", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Depósito', '2024-03-05', 'person', null, null, null, '1', '1', '2026-11-28 13:22:56.373153+00', '2026-11-28 13:22:56.377519+00');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-28 13:22:56.24954+00', '2026-11-28 13:22:56.250252+00');
insert into "product_colors" ("product_id", "color_id", "position") overriding system value values
('1', '1', '1'),
('1', '2', '2');
insert into "product_count_changes" ("category_id", "products") overriding system value values
('1', '1'),
('2', '1'),
('2', '1'),
('2', '-1');
insert into "products" ("id", "name", "description", "category_id", "price", "capacity", "code", "image", "created_at", "updated_at") overriding system value values
('1', 'iPhone 17', 'En caja cerrada.
Un año de garantía.', '1', '1399.90', '256 GB', null, '{996d903557448b232114e0f88d9064f5.jpg}', '2026-11-28 13:22:55.977279+00', '2026-11-28 13:22:55.999077+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-28 13:22:56.009083+00', '2026-11-28 13:22:56.009083+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 13:22:56.360058+00', '2026-11-28 13:22:56.362281+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-28 13:22:56.2432+00', '2026-11-28 13:22:56.244504+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-28 13:22:56.050339+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x7f304fb5394c0039a0b7476866e5e0f501adbc9735a9ff7cc0c7b0669c774979', '1', '2026-11-28 13:22:55.788964+00', '2026-11-29 01:22:55.788964+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\x9e6bd8a1691918dd14cbc5e5ff0a456c191400362ce90bcf1939d6f3b880bd4b', '2026-11-28 13:22:55.521167+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-28 13:22:56.236247+00', '2026-11-28 13:22:56.237569+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-28 13:22:56.34741+00', '2026-11-28 13:22:56.349983+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\xabc71d89821e8477da21c27cec5ea20a3e7868ba1ecd1411378610326097ccb4', '1', 'b878744a-1b45-457c-833f-c7f85ddaf387', '2026-11-28 13:22:56.024707+00'),
(E'\\x316b213b9db2ed294d643d85a2043a8edff6eb7ff095415be861d8fddbf88eba', '1', 'f08529dd-2028-44ec-bc7f-a5a04e5697ac', '2026-11-28 13:22:56.373153+00'),
(E'\\x2c7b507f53a1dc5a53d41e66f25fdfcc9cb24822e21555e02d5dc356f31bf61e', '1', 'bdc49952-6efb-4fbf-972b-b81b3e4d4cd3', '2026-11-28 13:22:56.805897+00'),
(E'\\x7f865c8be24fee2925f35e6b4a47eaf775f285c7da7ef96d03d509bb11bcbf9b', '1', '6f798ebf-fa8f-4668-bcba-c6ca0d9781cb', '2026-11-28 13:22:56.8585+00'),
(E'\\x16ae9a932f7a909a62de7028db9d068cfc38ca596dbc26db69cf473ce94041a4', '1', '93cc1b92-74a6-47f4-87db-cdbb428ba551', '2026-11-28 13:22:56.889589+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$GBLf5fApEnscd+2Xl1X26w$OVwnOP16mEk3BCuwRyAnGg9OxD46q9udSrfGGhUlyxg', 'true', null, null, null, '2026-11-28 13:22:55.435256+00', '2026-11-28 13:22:55.450333+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$P67/MaLz8YsdFqvlQHPK6g$KUdG/9ODm1TcA+uyo924FMunq4e/O2CfpkCMAIvhv3k', 'true', null, '1', null, '2026-11-28 13:22:56.158962+00', '2026-11-28 13:22:56.162809+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$SGcZBB3A7/YMESti9D+6lQ$Ew2UP1kCTin31Sbc/80QdibPJvfCgIEs4wFPdP9VEok', 'false', null, null, '1', '2026-11-28 13:22:56.182402+00', '2026-11-28 13:22:56.185291+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 43);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 4);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('employees_id_seq', 3);
select setval('employment_periods_id_seq', 1);
select setval('events_id_seq', 1);
select setval('imports_id_seq', 2);
select setval('job_categories_id_seq', 1);
select setval('job_sectors_id_seq', 1);
select setval('job_titles_id_seq', 1);
select setval('management_levels_id_seq', 1);
select setval('parameters_id_seq', 1);
select setval('permissions_id_seq', 74);
select setval('ppe_deliveries_id_seq', 2);
select setval('ppe_rounds_id_seq', 1);
select setval('ppes_id_seq', 1);
select setval('products_id_seq', 3);
select setval('qualities_id_seq', 1);
select setval('quality_items_id_seq', 1);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('training_items_id_seq', 1);
select setval('trainings_id_seq', 1);
select setval('users_id_seq', 3);
